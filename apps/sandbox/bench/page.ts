import { HttpResponse, http } from "msw";
import { setupSandboxWorker } from "../src/adapters/browser.ts";

export type Sample = { readonly path: string; readonly init?: RequestInit };
export type Times = { readonly milliseconds: number[]; readonly refused: number };

// The bench inside the page: the sandbox alone, and the floor of a write.
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
/** Like the sandbox: answers only after the database has stored the record. */
function kept(record: string): Promise<void> {
  const transaction = database.transaction("records", "readwrite", { durability: "relaxed" });
  transaction.objectStore("records").add(record);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Measures the samples in turn, so that machine load affects all alike. */
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
