/** The version of Lanterne, put in by vite.config.ts. */
declare const __LANTERNE_VERSION__: string;
