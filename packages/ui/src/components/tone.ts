/** The meaning of a state: done, in progress, waits for the user, failed, neutral. */
export type Tone = "good" | "info" | "warn" | "bad" | "neutral";

export const toneClass: Record<Tone, string> = {
  good: "bg-good-tint text-good",
  info: "bg-info-tint text-info",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
  neutral: "bg-sunken text-ink-2",
};
