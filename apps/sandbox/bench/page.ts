import { setupSandboxWorker } from "../src/doors/browser.ts";

export type Sample = { readonly path: string; readonly init?: RequestInit };
export type Times = { readonly milliseconds: number[]; readonly refused: number };

// What the bench does inside the page: nothing but the sandbox is here.
await setupSandboxWorker({ name: "bench" }).start();

/** Each of the samples in turn, so that what else the machine does meets all of them alike. */
async function measure(samples: readonly Sample[], rounds: number, key: string): Promise<Times[]> {
  const times = samples.map(() => ({ milliseconds: [] as number[], refused: 0 }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { path, init }] of samples.entries()) {
      const headers = { ...init?.headers, "idempotency-key": `bench-${key}-${round}` };
      const start = performance.now();
      const reply = await fetch(path, { ...init, headers });
      await reply.text();
      const mine = times[index];
      mine?.milliseconds.push(performance.now() - start);
      if (mine && !reply.ok) mine.refused += 1;
    }
  }
  return times;
}
Object.assign(window, { measure });
