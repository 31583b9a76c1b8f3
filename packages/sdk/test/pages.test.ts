import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as effects from "../src/effect.ts";
import { type AssetHistoryEntry, createMemoryStore, type GetUserAssetsHistoryResult } from "../src/index.ts";
import { answer, refusal, type Step, scripted } from "../src/testing.ts";
import { aSession, failureOf, scriptedClient } from "./kit.ts";

/** A list of so many entries, 20 to a page unless asked otherwise. */
function list(length: number, totalCount = length): Step {
  return (request) => {
    const { searchParams } = new URL(request.url);
    const skip = Number(searchParams.get("SkipCount") ?? 0);
    const most = Number(searchParams.get("MaxResultCount") ?? 20);
    const items = Array.from({ length: Math.max(0, Math.min(most, length - skip)) }, (_, at) => ({ id: skip + at }));
    return answer({ items, totalCount })(request);
  };
}

describe("a list", () => {
  it("is walked entry by entry, to its end and not beyond", async () => {
    const { coffer, requests } = scriptedClient(list(41));
    const ids: unknown[] = [];
    for await (const entry of coffer.assets.getUserAssetsHistory({ Coin: "BTC" })) {
      expectTypeOf(entry).toEqualTypeOf<AssetHistoryEntry>();
      ids.push(entry.id);
    }
    expect(ids).toEqual(Array.from({ length: 41 }, (_, at) => at));
    expect(requests.map(({ url }) => url.search)).toEqual([
      "?Coin=BTC",
      "?Coin=BTC&SkipCount=20",
      "?Coin=BTC&SkipCount=40",
    ]);
  });

  it("is asked for page by page as it is wanted", async () => {
    const { coffer, requests } = scriptedClient(list(100));
    for await (const entry of coffer.assets.getUserAssetsHistory({ SkipCount: 10 })) if (Number(entry.id) === 30) break;
    expect(requests.map(({ url }) => url.searchParams.get("SkipCount"))).toEqual(["10", "30"]);
  });

  it("that names its next page is read by cursor, whatever arrives meanwhile", async () => {
    const cursors = [null, "c1", "c2"];
    const step: Step = (request) => {
      const at = cursors.indexOf(new URL(request.url).searchParams.get("Cursor"));
      return answer({ items: [{ id: at }], totalCount: 100 + at, nextCursor: cursors[at + 1] ?? null })(request);
    };
    const { coffer, requests } = scriptedClient(step);
    const ids: unknown[] = [];
    for await (const { id } of coffer.assets.getUserAssetsHistory({ Coin: "BTC", SkipCount: 0 })) ids.push(id);
    expect(ids).toEqual([0, 1, 2]);
    expect(requests.map(({ url }) => url.search)).toEqual([
      "?Coin=BTC&SkipCount=0",
      "?Coin=BTC&Cursor=c1",
      "?Coin=BTC&Cursor=c2",
    ]);
  });

  it("gives whole pages", async () => {
    const { coffer } = scriptedClient(list(5));
    const lengths: number[] = [];
    for await (const page of coffer.assets.getUserAssetsHistory({ MaxResultCount: 2 }).pages()) {
      expectTypeOf(page).toEqualTypeOf<GetUserAssetsHistoryResult>();
      lengths.push(page.items.length);
    }
    expect(lengths).toEqual([2, 2, 1]);
  });

  it.each([
    ["that is empty gives its one page", 0, 0, [0], 1],
    ["ends at an empty page, whatever the total claims", 20, 100, [20], 2],
  ])("%s", async (_, length, totalCount, pages, sent) => {
    const { coffer, requests } = scriptedClient(list(length, totalCount));
    const lengths: number[] = [];
    for await (const { items } of coffer.assets.getUserAssetsHistory().pages()) lengths.push(items.length);
    expect(lengths).toEqual(pages);
    expect(requests).toHaveLength(sent);
  });

  it("is still awaited for its first page, once sent", async () => {
    const { coffer, requests } = scriptedClient(list(41));
    const call = coffer.assets.getUserAssetsHistory();
    expect((await call).items).toHaveLength(20);
    expect((await call.withResponse()).status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  it("stops where its signal aborts, with the signal's reason", async () => {
    const { coffer, requests } = scriptedClient(list(41));
    const controller = new AbortController();
    const reason = new Error("The page was left.");
    const walk = async () => {
      for await (const _ of coffer.assets.getUserAssetsHistory({}, { signal: controller.signal }).pages()) {
        controller.abort(reason);
      }
    };
    expect(await failureOf(walk())).toBe(reason);
    expect(requests).toHaveLength(1);
  });

  it("fails typed at the page that fails, or that is none", async () => {
    const walk = async (script: Step[]) => {
      for await (const _ of scriptedClient(script).coffer.assets.getUserAssetsHistory());
    };
    expect(await failureOf(walk([list(41), refusal(60001)]))).toMatchObject({ code: 60001 });
    expect(await failureOf(walk([answer(null)]))).toMatchObject({ kind: "decode" });
  });

  it("is what takes a SkipCount and answers a page; no other call is", () => {
    const { coffer } = scriptedClient([]);
    type Basic = ReturnType<typeof coffer.basic.getEnum>;
    expectTypeOf<Basic>().not.toHaveProperty("pages");
    expectTypeOf<Basic>().not.toHaveProperty(Symbol.asyncIterator);
    expectTypeOf<ReturnType<typeof coffer.assets.getUserAssetsHistory>>().toHaveProperty("pages");
  });
});

describe("a list of Effects", () => {
  const client = (step: Step) => {
    const transport = scripted(step);
    const store = createMemoryStore(aSession());
    return { ...transport, coffer: effects.createClient({ store, fetch: transport.fetch }) };
  };

  it("is a stream of its entries, asked for as they are wanted", async () => {
    const { coffer, requests } = client(list(41));
    const entries = effects.items(coffer.assets.getUserAssetsHistory, { Coin: "BTC" });
    expectTypeOf<Stream.Success<typeof entries>>().toEqualTypeOf<AssetHistoryEntry>();
    expect(await Effect.runPromise(Stream.runCollect(Stream.take(entries, 25)))).toHaveLength(25);
    expect(requests.map(({ url }) => url.search)).toEqual(["?Coin=BTC&SkipCount=0", "?Coin=BTC&SkipCount=20"]);
  });

  it("is a stream of its pages, which fails as the operation does", async () => {
    const { coffer } = client(list(41));
    const sizes = Stream.map(effects.pages(coffer.assets.getUserAssetsHistory, {}), ({ items }) => items.length);
    expect(await Effect.runPromise(Stream.runCollect(sizes))).toEqual([20, 20, 1]);
    const refused = effects
      .pages(client(refusal(80001)).coffer.assets.getUserAssetsHistory, {})
      .pipe(Stream.catchTag("userDisabled", () => Stream.empty));
    expect(await Effect.runPromise(Stream.runCollect(refused))).toEqual([]);
  });
});
