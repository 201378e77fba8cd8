/** The title of the browser's tab, as long as the component that calls this is shown. */

export function title(words: () => string): void {
  $effect(() => {
    const text = words();
    document.title = text ? `${text} · Lanterne` : "Lanterne";
  });
}
