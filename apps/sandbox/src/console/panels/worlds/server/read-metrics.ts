/** A listening sandbox's state, from its metrics. */
export type ServerHealth = {
  readonly megabytes: number;
  readonly cpuSeconds: number;
  /** Seconds since 1970. */
  readonly startedAt: number;
  readonly replies: number;
  readonly failed: number;
  /** The time spent on all replies. */
  readonly seconds: number;
  readonly inMemory: number;
  readonly inFolder: number;
};

const MEGABYTE = 1024 * 1024;
const LINE = /^(\w+)(?:\{\w+="(\w+)"\})? (\S+)$/;

/** Parses Prometheus' text format, as this server writes it. Null for other text. */
export function readMetrics(text: string): ServerHealth | null {
  const values = text.split("\n").flatMap((line) => {
    const [, name, label = "", value] = LINE.exec(line) ?? [];
    return name === undefined ? [] : [{ name: name.replace(/^coffer_sandbox_/, ""), label, value: Number(value) }];
  });
  const sum = (of: string, fits: (label: string) => boolean = () => true) =>
    values.filter(({ name, label }) => name === of && fits(label)).reduce((total, { value }) => total + value, 0);
  if (!values.some(({ name }) => name === "worlds")) return null;
  return {
    megabytes: Math.round(sum("process_resident_memory_bytes") / MEGABYTE),
    cpuSeconds: sum("process_cpu_seconds_total"),
    startedAt: sum("process_start_time_seconds"),
    replies: sum("requests_total"),
    failed: sum("requests_total", (status) => status.startsWith("5")),
    seconds: sum("request_seconds_total"),
    inMemory: sum("worlds", (where) => where === "memory"),
    inFolder: sum("worlds", (where) => where === "folder"),
  };
}
