/** What a state means: done, moving by itself, waits for you, failed, nothing in particular. */
export type Tone = "good" | "info" | "warn" | "bad" | "neutral";

export const toneClass: Record<Tone, string> = {
  good: "bg-good-tint text-good",
  info: "bg-info-tint text-info",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
  neutral: "bg-sunken text-ink-2",
};
