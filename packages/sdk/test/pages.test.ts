import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as effects from "../src/effect.ts";
import { type AssetHistoryEntry, createMemoryStore, type GetUserAssetsHistoryResult } from "../src/index.ts";
import { answer, refusal, type Step, scripted } from "../src/testing.ts";
import { aSession, failureOf, scriptedClient } from "./kit.ts";

/** A list of that many entries, 20 to a page by default. */
function list(length: number, totalCount = length): Step {
  return (request) => {
    const { searchParams } = new URL(request.url);
    const skip = Number(searchParams.get("SkipCount") ?? 0);
    const most = Number(searchParams.get("MaxResultCount") ?? 20);
    const items = Array.from({ length: Math.max(0, Math.min(most, length - skip)) }, (_, at) => ({ id: skip + at }));
    return answer({ items, totalCount })(request);
  };
}

describe("list", () => {
  it("iterates entry by entry to its end", async () => {
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

  it("requests pages on demand", async () => {
    const { coffer, requests } = scriptedClient(list(100));
    for await (const entry of coffer.assets.getUserAssetsHistory({ SkipCount: 10 })) if (Number(entry.id) === 30) break;
    expect(requests.map(({ url }) => url.searchParams.get("SkipCount"))).toEqual(["10", "30"]);
  });

  it("reads by cursor, unaffected by new entries", async () => {
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

  it("returns whole pages", async () => {
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

  it("can be awaited for its first page after iteration", async () => {
    const { coffer, requests } = scriptedClient(list(41));
    const call = coffer.assets.getUserAssetsHistory();
    expect((await call).items).toHaveLength(20);
    expect((await call.withResponse()).status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  it("stops when its signal aborts, with the signal's reason", async () => {
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

  it("fails typed at a page that fails or isn't a page", async () => {
    const walk = async (script: Step[]) => {
      for await (const _ of scriptedClient(script).coffer.assets.getUserAssetsHistory());
    };
    expect(await failureOf(walk([list(41), refusal(60001)]))).toMatchObject({ code: 60001 });
    expect(await failureOf(walk([answer(null)]))).toMatchObject({ kind: "decode" });
  });

  it("exists for every operation with SkipCount and a page as reply, and no other", () => {
    const { coffer } = scriptedClient([]);
    type Basic = ReturnType<typeof coffer.basic.getEnum>;
    expectTypeOf<Basic>().not.toHaveProperty("pages");
    expectTypeOf<Basic>().not.toHaveProperty(Symbol.asyncIterator);
    expectTypeOf<ReturnType<typeof coffer.assets.getUserAssetsHistory>>().toHaveProperty("pages");
  });
});

describe("list of Effects", () => {
  const client = (step: Step) => {
    const transport = scripted(step);
    const store = createMemoryStore(aSession());
    return { ...transport, coffer: effects.createClient({ store, fetch: transport.fetch }) };
  };

  it("is a stream of entries, requested on demand", async () => {
    const { coffer, requests } = client(list(41));
    const entries = effects.items(coffer.assets.getUserAssetsHistory, { Coin: "BTC" });
    expectTypeOf<Stream.Success<typeof entries>>().toEqualTypeOf<AssetHistoryEntry>();
    expect(await Effect.runPromise(Stream.runCollect(Stream.take(entries, 25)))).toHaveLength(25);
    expect(requests.map(({ url }) => url.search)).toEqual(["?Coin=BTC&SkipCount=0", "?Coin=BTC&SkipCount=20"]);
  });

  it("is a stream of pages that fails as the operation does", async () => {
    const { coffer } = client(list(41));
    const sizes = Stream.map(effects.pages(coffer.assets.getUserAssetsHistory, {}), ({ items }) => items.length);
    expect(await Effect.runPromise(Stream.runCollect(sizes))).toEqual([20, 20, 1]);
    const refused = effects
      .pages(client(refusal(80001)).coffer.assets.getUserAssetsHistory, {})
      .pipe(Stream.catchTag("userDisabled", () => Stream.empty));
    expect(await Effect.runPromise(Stream.runCollect(refused))).toEqual([]);
  });
});
