/** Three short sounds, made on the spot: dice on wood, a card on felt, a bell when it is my turn. Off unless wanted. */
export type Sound = "dice" | "card" | "turn";

let context: AudioContext | null = null;

function noise(audio: AudioContext, at: number, length: number, frequency: number, loud: number): void {
  const frames = Math.max(1, Math.floor(audio.sampleRate * length));
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = 1.4;
  const volume = audio.createGain();
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, frequency: number, length: number): void {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.value = frequency;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.14, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

/** Play one, if this browser can. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime + 0.01;
  if (sound === "card") noise(audio, now, 0.11, 2_400, 0.25);
  else if (sound === "turn") {
    tone(audio, now, 659, 0.35);
    tone(audio, now + 0.13, 880, 0.5);
  } else for (const [place, delay] of [0, 0.09, 0.17, 0.28, 0.42, 0.5].entries()) noise(audio, now + delay, 0.06, 900 + 160 * (place % 3), 0.55 - place * 0.06);
}
