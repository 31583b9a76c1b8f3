/** The stages at which a call is lost. */
export const losses = ["unsent", "unanswered", "half", "silent"] as const;
export type Loss = (typeof losses)[number];

/** A number of consecutive lost calls. */
export interface Cut {
  /** Counted from the start of the watch. */
  at: number;
  count: number;
  loss: Loss;
}

const failed = () => new TypeError("Failed to fetch");

/** Returns a reply that breaks off after its status and half of its body. */
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

/** Creates a network that drops calls. */
export function cutNetwork() {
  let cut: Cut | undefined;
  let calls = 0;
  let lost = 0;
  let unwatched = 0;
  return {
    /** Runs a test's own reads without counting or dropping them. */
    unwatched: async <Seen>(look: () => Promise<Seen>): Promise<Seen> => {
      unwatched++;
      return look().finally(() => unwatched--);
    },
    /** Drops the calls that `next` selects, counted from now on. */
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
