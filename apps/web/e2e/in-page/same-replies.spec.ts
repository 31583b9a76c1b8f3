import { createSandbox } from "../../../sandbox/src/adapters/in-process.ts";
import { ADAPTER_WORLD, adapterRequests } from "../../../sandbox/src/testing/adapter-requests.ts";
import { play } from "../../../sandbox/src/testing/send-through-adapter.ts";
import { expect, test } from "./tab.ts";

// Chromium lets no page choose its user agent; the reference list has a name of its own.
test.use({ userAgent: "adapters/1.0" });

// The fourth adapter: through the service worker. The sandbox's own tests compare the other three.
test("gives the replies of the other adapters through the service worker", async ({ openTab }) => {
  // Two thousand sequential requests.
  test.slow();
  const { page, control } = await openTab();
  const list = adapterRequests();
  const sandbox = createSandbox();
  // The page's sandbox follows real time; a world imported from here is frozen like this one.
  const world = sandbox.world(ADAPTER_WORLD).state();
  await control.call("POST", "worlds", { id: ADAPTER_WORLD });
  await page.evaluate(
    async ([name, state]) => {
      const headers = { "content-type": "application/json", "x-sandbox-world": name };
      const put = await fetch("/__sandbox/api/snapshot", { method: "POST", headers, body: state });
      if (!put.ok) throw new Error(await put.text());
    },
    [ADAPTER_WORLD, JSON.stringify(world)] as const,
  );
  await page.addScriptTag({ content: `window.play = ${play.toString()}` });
  const heard = await page.evaluate(async (all) => {
    const { play: send } = window as unknown as { play: typeof play };
    const replies: Awaited<ReturnType<typeof play>>[] = [];
    for (const sent of all) replies.push(await send(fetch, "", sent));
    return replies;
  }, list);

  const differences: string[] = [];
  for (const [index, sent] of list.entries()) {
    const expected = JSON.stringify(await play(sandbox.fetch, "http://sandbox", sent));
    const there = JSON.stringify(heard[index]);
    if (there !== expected) differences.push(`${sent.what} (${sent.method} ${sent.path})\n  ${expected}\n  ${there}`);
  }
  expect(differences).toEqual([]);
});
