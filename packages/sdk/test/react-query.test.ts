import { InfiniteQueryObserver, MutationObserver, QueryClient } from "@tanstack/react-query";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { CofferError, GetAssetsResult, GetUserAssetsHistoryResult } from "../src/index.ts";
import { createQueryApi } from "../src/react-query.ts";
import { answer, drop, refusal } from "../src/testing.ts";
import { failureOf, scriptedClient } from "./kit.ts";

function setUp(...script: Parameters<typeof scriptedClient>) {
  const { coffer, requests } = scriptedClient(...script);
  return { api: createQueryApi(coffer), requests, queries: new QueryClient() };
}

describe("query options", () => {
  it("read through the client under [group, operationId, input]", async () => {
    const { api, queries, requests } = setUp([answer({ items: [], totalCount: 0 })]);
    const options = api.assets.getUserAssetsHistory.queryOptions({ Coin: "BTC" });
    expect(options.queryKey).toEqual(["assets", "getUserAssetsHistory", { Coin: "BTC" }]);
    expect(await queries.fetchQuery(options)).toEqual({ items: [], totalCount: 0 });
    expect(requests[0]?.url.search).toBe("?Coin=BTC");
    expect(queries.getQueryData(options.queryKey)).toEqual({ items: [], totalCount: 0 });
  });

  it("are typed by the operation", async () => {
    const { api, queries } = setUp([answer([])]);
    const options = api.assets.getAssets.queryOptions();
    expectTypeOf(await queries.ensureQueryData(options)).toEqualTypeOf<GetAssetsResult>();
    expectTypeOf(queries.getQueryData(options.queryKey)).toEqualTypeOf<GetAssetsResult | undefined>();
  });

  it("leave retries to the client, so that a refusal is requested once", async () => {
    const { api, queries, requests } = setUp([refusal(40012)]);
    expect(await failureOf(queries.fetchQuery(api.assets.getAssets.queryOptions()))).toMatchObject({ code: 40012 });
    expect(requests).toHaveLength(1);
  });

  it("are invalidated by operation, or by input", async () => {
    const { api, queries } = setUp(answer({ items: [], totalCount: 0 }));
    const history = api.assets.getUserAssetsHistory;
    const [btc, eth] = [history.queryOptions({ Coin: "BTC" }), history.queryOptions({ Coin: "ETH" })];
    await Promise.all([queries.fetchQuery(btc), queries.fetchQuery(eth)]);
    await queries.invalidateQueries({ queryKey: history.queryKey({ Coin: "BTC" }) });
    expect(queries.getQueryState(btc.queryKey)?.isInvalidated).toBe(true);
    expect(queries.getQueryState(eth.queryKey)?.isInvalidated).toBe(false);
    await queries.invalidateQueries({ queryKey: history.queryKey() });
    expect(queries.getQueryState(eth.queryKey)?.isInvalidated).toBe(true);
  });

  it("cancel the request with the query", async () => {
    const { coffer } = scriptedClient(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    const queries = new QueryClient();
    const options = createQueryApi(coffer).assets.getAssets.queryOptions();
    const failed = failureOf(queries.fetchQuery(options));
    await queries.cancelQueries({ queryKey: options.queryKey });
    expect(await failed).toMatchObject({ name: "Error" });
  });
});

describe("infinite query options", () => {
  it("read the pages of a list to its end under their own key", async () => {
    const { api, queries, requests } = setUp((request) => {
      const skip = Number(new URL(request.url).searchParams.get("SkipCount"));
      return answer({ items: skip < 40 ? new Array(20).fill({ id: skip }) : [{ id: skip }], totalCount: 41 })(request);
    });
    const history = api.assets.getUserAssetsHistory;
    const options = history.infiniteQueryOptions({ Coin: "BTC" });
    expect(options.queryKey).not.toEqual(history.queryOptions({ Coin: "BTC" }).queryKey);
    const observer = new InfiniteQueryObserver(queries, options);
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await observer.fetchNextPage();
    const last = await observer.fetchNextPage();
    stop();
    expectTypeOf(last.data?.pages).toEqualTypeOf<GetUserAssetsHistoryResult[] | undefined>();
    expect(last.data?.pages.map(({ items }) => items.length)).toEqual([20, 20, 1]);
    expect(last.hasNextPage).toBe(false);
    expect(requests.map(({ url }) => url.search)).toEqual([
      "?Coin=BTC&SkipCount=0",
      "?Coin=BTC&SkipCount=20",
      "?Coin=BTC&SkipCount=40",
    ]);
  });

  it("end at an empty page, whatever the total says", () => {
    const { api } = setUp([]);
    const { getNextPageParam } = api.assets.getUserAssetsHistory.infiniteQueryOptions({});
    const empty = { items: [], totalCount: 100, nextCursor: null };
    expect(getNextPageParam(empty, [empty], 20, [20])).toBeUndefined();
  });

  it("exist for lists only", () => {
    const { api } = setUp([]);
    expectTypeOf(api.assets.getAssets.infiniteQueryOptions).toBeNever();
  });
});

describe("mutation options", () => {
  it("write through the client with a new key each time", async () => {
    const { api, queries, requests } = setUp(answer({ id: "addr_1" }));
    const mutation = new MutationObserver(queries, api.withdrawals.cancelApplyTransactionOut.mutationOptions());
    await mutation.mutate({ id: "wd_1" });
    await mutation.mutate({ id: "wd_1" });
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(2);
    expect(api.withdrawals.cancelApplyTransactionOut.mutationOptions()).toMatchObject({ retry: false });
    expectTypeOf(mutation.getCurrentResult().error).toEqualTypeOf<CofferError | null>();
  });

  it("keep a mutation's key on a retry, also across renders", async () => {
    const { api, queries, requests } = setUp([drop(), drop(), answer({ id: "wd_1" })], { retries: 0 });
    const made = () => ({
      ...api.withdrawals.cancelApplyTransactionOut.mutationOptions(),
      ...{ retry: 2, retryDelay: 0, networkMode: "always" as const },
    });
    const mutation = new MutationObserver(queries, made());
    mutation.subscribe(() => mutation.setOptions(made()));
    await mutation.mutate({ id: "wd_1" });
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  });

  it.each([
    ["option", { idempotencyKey: "intent-0001" }],
    ["header", { headers: { "Idempotency-KEY": "intent-0001" } }],
  ])("accept a key as %s for each mutation", async (_, options) => {
    const { api, queries, requests } = setUp(answer({ id: "wd_1" }));
    const made = api.withdrawals.cancelApplyTransactionOut.mutationOptions(options);
    const mutation = new MutationObserver(queries, made);
    await mutation.mutate({ id: "wd_1" });
    await mutation.mutate({ id: "wd_1" });
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["intent-0001", "intent-0001"]);
  });
});

it("has every group of the client and no other property", () => {
  const { coffer } = scriptedClient([]);
  expect(Object.keys(createQueryApi(coffer))).toEqual(Object.keys(coffer));
});
