import type { TillState } from "./till-state.ts";

/** Tones in hertz: rising for a payment, level for a seen one, falling for the end. */
const tunes: Partial<Record<TillState, readonly number[]>> = {
  partial: [660, 660],
  seen: [660],
  paid: [660, 880, 1320],
  review: [660, 520],
  expired: [520, 390],
};
const beat = 0.16; // s

let audio: AudioContext | undefined;

/** Unlocks sound: browsers allow it after a user interaction. */
export function wakeSound(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** An earlier interaction, such as creating the order, unlocks the sound too. */
export function wakeSoundIfPressed(): void {
  if (navigator.userActivation?.hasBeenActive) wakeSound();
}

/** Plays a state's tones; silent before any interaction. */
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
