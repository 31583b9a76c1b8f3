/** Where a key leads in a chart that is read point by point: one point, a tenth of them, or an end. */
export function keyTarget(key: string, now: number, last: number): number | undefined {
  const tenth = Math.max(1, Math.round(last / 10));
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -tenth,
    PageUp: tenth,
    Home: -last,
    End: last,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(last, now + step));
}
