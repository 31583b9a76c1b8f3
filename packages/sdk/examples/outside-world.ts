/**
 * Who a sandbox plays besides the backend: the mail that brings codes, the reviewer of identities, the chain that
 * brings coins, and time. Against the real service these are people and machines, and this file isn't needed.
 */
export type OutsideWorld = ReturnType<typeof outsideWorld>;

export function outsideWorld(sandboxUrl: string, world: string) {
  async function control<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const reply = await fetch(`${sandboxUrl}/__sandbox/api/${path}`, {
      method,
      headers: { "content-type": "application/json", "x-sandbox-world": world },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(`The sandbox refused ${method} ${path}: ${JSON.stringify(answer.error)}`);
    return answer;
  }

  return {
    /** The code of the newest message to a contact. */
    async codeFor(contact: string): Promise<string> {
      const inbox = await control<{ items: { code: string | null }[] }>(
        "GET",
        `inbox?to=${encodeURIComponent(contact)}`,
      );
      const code = inbox.items.find((message) => message.code)?.code;
      if (!code) throw new Error(`No message with a code has come to ${contact}.`);
      return code;
    },
    /** The reviewer approves whatever of this user waits. */
    async approve(queue: "kyc" | "withdrawal", uid: string): Promise<void> {
      const { items } = await control<{ items: { queue: string; id: string; uid: string }[] }>("GET", "review");
      const waiting = items.find((item) => item.queue === queue && item.uid === uid);
      if (!waiting) throw new Error(`Nothing of ${uid} waits in the ${queue} queue.`);
      await control("POST", "review/decide", { queue, id: waiting.id, decision: "approve" });
    },
    /** Somebody sends coins to an address. */
    async sendCoins(to: { coin: string; network: string; address: string; tag: string | null }, amount: string) {
      const { coin, network, address, tag } = to;
      await control("POST", "chain/deposit", { coin, network, address, amount, ...(tag ? { tag } : {}) });
    },
    /** Time passes, and all that was due has happened when this returns. */
    async wait(seconds: number): Promise<void> {
      await control("POST", "clock/advance", { ms: seconds * 1000 });
    },
  };
}
