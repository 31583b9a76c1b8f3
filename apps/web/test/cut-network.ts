/** Where on its way a call is lost. */
export const losses = ["unsent", "unanswered", "half", "silent"] as const;
export type Loss = (typeof losses)[number];

/** Some calls in a row that are lost. */
export interface Cut {
  /** Counted from when the network began to be watched. */
  at: number;
  count: number;
  loss: Loss;
}

const failed = () => new TypeError("Failed to fetch");

/** A reply that breaks off: its status has come, half of its body has, and then the connection is gone. */
async function broken(reply: Response): Promise<Response> {
  const whole = new Uint8Array(await reply.arrayBuffer());
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(whole.slice(0, whole.length / 2)),
    pull: (controller) => controller.error(failed()),
  });
  return new Response(half, { status: reply.status, headers: reply.headers });
}

const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A network that can be cut. */
export function cutNetwork() {
  let cut: Cut | undefined;
  let calls = 0;
  let lost = 0;
  let unwatched = 0;
  return {
    /** What a test looks at by itself isn't on the way of the flow. */
    unwatched: async <Seen>(look: () => Promise<Seen>): Promise<Seen> => {
      unwatched++;
      return look().finally(() => unwatched--);
    },
    /** Has the calls lost that `next` says, counted from now on. */
    watch: (next: Cut | undefined) => {
      cut = next;
      calls = 0;
      lost = 0;
    },
    lost: () => lost,
    carry: async (request: Request, go: () => Promise<Response>): Promise<Response> => {
      if (unwatched > 0) return go();
      const call = calls++;
      if (!cut || call < cut.at || call >= cut.at + cut.count) return go();
      lost++;
      if (cut.loss === "unsent") throw failed();
      if (cut.loss === "silent") return never(request);
      const reply = await go();
      if (cut.loss === "half") return broken(reply);
      throw failed();
    },
  };
}
