const day = 86_400_000;

export interface Pause {
  from: string;
  to: string;
}

/** The day's pause that is, or the next: from one of them as the server said it, and times of day in UTC. */
export function pauseAround(known: string, fromTime: string, toTime: string, now: number): Pause {
  const length = minutesOf(toTime) - minutesOf(fromTime);
  const first = Date.parse(known);
  const days = Math.floor((now - first) / day);
  const begun = first + days * day;
  const from = now < begun + length * 60_000 ? begun : begun + day;
  return { from: new Date(from).toISOString(), to: new Date(from + length * 60_000).toISOString() };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** "17:00–17:20": of that day in a zone, which a change of its clocks moves. */
export function pauseTimes({ from, to }: Pause, timeZone?: string): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
    ...(timeZone && { timeZone }),
  });
  return `${format.format(new Date(from))}–${format.format(new Date(to))}`;
}
