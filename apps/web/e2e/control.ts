import type { APIRequestContext } from "@playwright/test";

export type Control = ReturnType<typeof controlBy>;
export type ControlCall = <Reply>(method: string, path: string, data?: object) => Promise<Reply>;

/** Returns the control API of the listening sandbox, for one world. */
export function controlOf(request: APIRequestContext, world: string): Control {
  const url = `http://127.0.0.1:${process.env.SANDBOX_PORT}/__sandbox/api/`;
  async function call<Reply>(method: string, path: string, data?: object): Promise<Reply> {
    const headers = { "x-sandbox-world": world };
    const reply = await request.fetch(url + path, { method, headers, ...(data ? { data } : {}) });
    const answer = await reply.json();
    if (!reply.ok()) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`);
    return answer;
  }
  return controlBy(call);
}

/** The mailbox, the reviewer, the chain and the clock, as a journey needs them, over any transport. */
export function controlBy(call: ControlCall) {
  return {
    call,
    async codeFor(contact: string): Promise<string> {
      const { items } = await call<{ items: { code: string | null }[] }>(
        "GET",
        `inbox?to=${encodeURIComponent(contact)}`,
      );
      const code = items.find((message) => message.code)?.code;
      if (!code) throw new Error(`No code has come to ${contact}.`);
      return code;
    },
    async decide(queue: string, decision: "approve" | "reject", reason?: string): Promise<void> {
      const { items } = await call<{ items: { queue: string; id: string }[] }>("GET", "review");
      const waiting = items.filter((item) => item.queue === queue);
      if (waiting.length === 0) throw new Error(`Nothing waits in the ${queue} queue.`);
      for (const { id } of waiting)
        await call("POST", "review/decide", { queue, id, decision, ...(reason ? { reason } : {}) });
    },
    deposit: (sent: {
      coin: string;
      network: string;
      amount: string;
      contact?: string;
      address?: string;
      tag?: string;
    }) => call("POST", "chain/deposit", sent),
    advance: (seconds: number) => call("POST", "clock/advance", { ms: seconds * 1000 }),
    /** Returns the world's time, which the authenticator codes depend on. */
    now: async () => Date.parse((await call<{ now: string }>("GET", "clock")).now),
  };
}
