const wordsAMinute = 200;
const charactersAMinute = 350;

/** Returns the reading time, at least one minute; Chinese is counted by characters. */
export function minutesToRead(html: string): number {
  const text = html.replace(/<[^>]*>/g, " ");
  const chinese = text.match(/[\u3400-\u9fff]/g)?.length ?? 0;
  const words = text.match(/[A-Za-z0-9'’]+/g)?.length ?? 0;
  return Math.max(1, Math.round(chinese / charactersAMinute + words / wordsAMinute));
}
