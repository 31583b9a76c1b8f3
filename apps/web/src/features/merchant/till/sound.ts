import type { TillState } from "./till-state.ts";

/** Hertz, one after the other: up where money came, level where something is seen, down where nothing comes any more. */
const tunes: Partial<Record<TillState, readonly number[]>> = {
  partial: [660, 660],
  seen: [660],
  paid: [660, 880, 1320],
  review: [660, 520],
  expired: [520, 390],
};
const beat = 0.16; // s

let audio: AudioContext | undefined;

/** Lets sound out: a browser allows it from a press on. */
export function wakeSound(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Whoever has pressed something on the page before, made the order say, needn't press again for the sound. */
export function wakeSoundIfPressed(): void {
  if (navigator.userActivation?.hasBeenActive) wakeSound();
}

/** What a state sounds like; silent where nobody has pressed anything yet. */
export function soundOf(state: TillState): void {
  const tune = tunes[state];
  if (!audio || !tune) return;
  tune.forEach((hertz, at) => {
    if (!audio) return;
    const start = audio.currentTime + at * beat;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + beat);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + beat);
  });
}
