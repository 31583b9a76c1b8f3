import type { Holder } from "../control/holder.ts";
import { realNow } from "../real-time.ts";
import type { FileReply } from "./console-files.ts";

const HEALTH = "/__sandbox/health";
const READY = "/__sandbox/ready";
const METRICS = "/__sandbox/metrics";

type Counted = { readonly ids: () => readonly string[]; readonly list: () => readonly unknown[] };

/** Health endpoints for load balancers and monitoring systems. */
export class Health {
  /** Set when the server stops: it completes pending requests and accepts no new ones. */
  isStopping = false;
  /** Replies by HTTP status. */
  readonly #replies = new Map<number, number>();
  #seconds = 0;

  note(status: number, milliseconds: number): void {
    this.#replies.set(status, (this.#replies.get(status) ?? 0) + 1);
    this.#seconds += milliseconds / 1000;
  }

  /** Answers public paths; null for any other. */
  check(path: string): FileReply | null {
    if (path === HEALTH) return text(200, "ok\n");
    if (path !== READY) return null;
    return this.isStopping ? text(503, "stopping\n") : text(200, "ready\n");
  }

  /** Answers the metrics in Prometheus' text format, for administrators; null for another path. */
  metrics(path: string, worlds: Counted, by: Holder | null): FileReply | null {
    if (path !== METRICS) return null;
    if (by?.role !== "administer") return text(403, "The metrics are for administrators.\n");
    const { user, system } = process.cpuUsage();
    const loaded = worlds.list().length;
    const lines = [
      ...metric("coffer_sandbox_requests_total", "counter", "Replies of the product's and the control API.", [
        ...Array.from(this.#replies, ([status, count]) => [`{status="${status}"}`, count] as const),
      ]),
      ...metric("coffer_sandbox_request_seconds_total", "counter", "Time spent on them, latency faults included.", [
        ["", this.#seconds],
      ]),
      ...metric("coffer_sandbox_worlds", "gauge", "Worlds, in memory and in the folder of state alone.", [
        ['{in="memory"}', loaded],
        ['{in="folder"}', worlds.ids().length - loaded],
      ]),
      ...metric("process_start_time_seconds", "gauge", "When it started, seconds since 1970.", [
        ["", Math.round(realNow() / 1000 - process.uptime())],
      ]),
      ...metric("process_resident_memory_bytes", "gauge", "Resident memory.", [["", process.memoryUsage.rss()]]),
      ...metric("process_cpu_seconds_total", "counter", "CPU time.", [["", (user + system) / 1e6]]),
    ];
    return text(200, `${lines.join("\n")}\n`, "text/plain; version=0.0.4; charset=utf-8");
  }
}

const metric = (name: string, type: string, help: string, values: readonly (readonly [string, number])[]) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...values.map(([labels, value]) => `${name}${labels} ${value}`),
];

const text = (status: number, body: string, type = "text/plain; charset=utf-8"): FileReply => ({
  status,
  headers: { "content-type": type, "cache-control": "no-store" },
  body,
});
