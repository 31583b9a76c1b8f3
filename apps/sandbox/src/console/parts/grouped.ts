/** "1,200.5" of "1200.5": an amount stays the text it is, but for a true minus. */
export function grouped(amount: string): string {
  const [whole = "", ...fraction] = amount.replace("-", "−").split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}
