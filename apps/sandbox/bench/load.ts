import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** The load of a worker: keep-alive connections, each with one request at a time. */
export type Load = {
  port: number;
  kind: "GET" | "POST";
  path: string;
  /** One token for each user, used round-robin. */
  tokens: readonly string[];
  body: string | null;
  connections: number;
  seconds: number;
  /** Prefix that makes this load's idempotency keys unique. */
  name: string;
};
export type Measured = { calls: number; perSecond: number; p50: number; p99: number; refused: number };

const LAST_CHUNK = Buffer.from("0\r\n\r\n");
const HEAD_END = Buffer.from("\r\n\r\n");
const MOST_SAMPLES = 2_000_000;

/** Plain sockets: an HTTP client would use more CPU time than the measured server. */
async function run({ port, kind, path, tokens, body, connections, seconds, name }: Load): Promise<Measured> {
  const times = new Float64Array(MOST_SAMPLES);
  let sent = 0;
  let done = 0;
  let refused = 0;
  const end = performance.now() + seconds * 1000;

  const next = () => {
    const token = tokens[sent % tokens.length] ?? "";
    const head = `${kind} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\n`;
    const key = `idempotency-key: ${name}-${sent++}-bench\r\n`;
    if (body === null) return `${head}\r\n`;
    return `${head}${key}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
  const one = () =>
    new Promise<void>((resolve, reject) => {
      let asked = 0;
      let rest: Buffer = Buffer.alloc(0);
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      const ask = () => {
        asked = performance.now();
        if (asked >= end) socket.end(resolve);
        else socket.write(next());
      };
      socket.on("connect", ask).on("error", reject);
      socket.on("data", (chunk) => {
        rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        const headEnd = rest.indexOf(HEAD_END);
        if (headEnd === -1) return;
        const head = rest.toString("latin1", 0, headEnd);
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        // A reply without a length is chunked and ends with an empty chunk.
        const isWhole =
          length === undefined
            ? rest.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
            : rest.length >= headEnd + HEAD_END.length + Number(length);
        if (!isWhole) return;
        if (!/^HTTP\/1\.1 20[01] /.test(head)) refused += 1;
        times[done++] = performance.now() - asked;
        rest = Buffer.alloc(0);
        ask();
      });
    });
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, one));
  const sorted = times.subarray(0, done).sort();
  const at = (part: number) => sorted[Math.floor(part * (done - 1))] ?? 0;
  return { calls: done, perSecond: (done / (performance.now() - begun)) * 1000, p50: at(0.5), p99: at(0.99), refused };
}

parentPort?.postMessage(await run(workerData as Load));
