/** Days of the person's own calendar, both included. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

const dayMs = 86_400_000;

/** The moments a list is asked for: from the first day's midnight until the last day's end, where the person is. */
export function momentsOf({ from, to }: DayRange): { StartTime?: string; EndTime?: string } {
  return {
    ...(from !== undefined && { StartTime: midnight(from).toISOString() }),
    ...(to !== undefined && { EndTime: midnight(dayAfter(to)).toISOString() }),
  };
}

/** Without a zone it is the person's. */
const midnight = (day: string) => new Date(`${day}T00:00:00`);
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
