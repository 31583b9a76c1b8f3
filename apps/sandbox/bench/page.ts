import { HttpResponse, http } from "msw";
import { setupSandboxWorker } from "../src/adapters/browser.ts";

export type Sample = { readonly path: string; readonly init?: RequestInit };
export type Times = { readonly milliseconds: number[]; readonly refused: number };

// What the bench does inside the page: nothing but the sandbox is here, and what a write costs at least.
const { worker, start } = setupSandboxWorker({ name: "bench" });
await start();
const database = await opened();
worker.use(
  http.post("/floor", async ({ request }) => {
    await kept(await request.text());
    return HttpResponse.json({ success: true });
  }),
);

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open("floor", 1);
  request.onupgradeneeded = () => void request.result.createObjectStore("records", { autoIncrement: true });
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
/** As the sandbox does it: nothing is answered before the database has it. */
function kept(record: string): Promise<void> {
  const transaction = database.transaction("records", "readwrite", { durability: "relaxed" });
  transaction.objectStore("records").add(record);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

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
