/** "1,200.5" from "1200.5": the amount's text is kept, with a typographic minus. */
export function grouped(amount: string): string {
  const [whole = "", ...fraction] = amount.replace("-", "−").split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}
