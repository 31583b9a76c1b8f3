import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { newBrowser, passInPage } from "../../../test/page.tsx";
import { api, coffer } from "../api.ts";
import { type FlowState, readFlowState, storeFlowState } from "./flow-state.ts";
import { useFlowState } from "./use-flow-state.ts";

type Plain = FlowState<{ amount: string }, string, undefined>;
const ready = { at: "reviewing", intent: { details: { amount: "5" }, quote: undefined, key: "key-1" } } satisfies Plain;
const done = { at: "done", sent: "w1" } satisfies Plain;
const start = { at: "editing" };

/** Opens the draft of the current user, who is unknown at first. */
function openDraft(asked?: string) {
  newBrowser(async () => new Response(null, { status: 404 }));
  coffer.session.accept("access", "refresh");
  onTestFinished(() => coffer.session.end());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const isIn = async (uid: string) => {
    client.setQueryData(api.profile.getAccountInfo.queryOptions().queryKey, { uid } as never);
    await passInPage(1);
  };
  const open = () =>
    renderHook(({ step }) => useFlowState<{ amount: string }, string, undefined>("exchange", step), {
      initialProps: { step: asked },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
  return { isIn, open };
}
const keptFor = (owner: string) => readFlowState("exchange", owner);

it("appears once its owner is known, and never for another user", async () => {
  const { isIn, open } = openDraft();
  storeFlowState("exchange", "80413", ready);
  const { result } = open();
  expect(result.current.state).toEqual(start);
  await isIn("80413");
  expect(result.current.state).toEqual(ready);
  expect(result.current.latest.current).toEqual(ready);
  await isIn("90001");
  expect(result.current.state).toEqual(start);
  expect(result.current.latest.current).toEqual(start);
  expect(keptFor("80413")).toEqual(ready);
});

it("is stored for the current user", async () => {
  const { isIn, open } = openDraft();
  const { result } = open();
  await isIn("80413");
  act(() => result.current.dispatch({ type: "reviewed", ...ready.intent }));
  expect(result.current.state).toEqual(ready);
  expect(keptFor("80413")).toEqual(ready);
  expect(keptFor("")).toEqual(start);
  // A refetch of the account changes nothing.
  act(() => result.current.dispatch({ type: "finished", sent: done.sent }));
  await isIn("80413");
  expect(result.current.state).toEqual(done);
});

it("keeps a result while its step is shown and then starts with an empty form", async () => {
  const { isIn, open } = openDraft("result");
  storeFlowState("exchange", "80413", done);
  const { result, rerender } = open();
  await isIn("80413");
  expect(result.current.state).toEqual(done);
  expect(result.current.round).toBe(0);
  rerender({ step: undefined });
  await passInPage(1);
  expect(result.current.state).toEqual(start);
  expect(result.current.round).toBe(1);
  expect(keptFor("80413")).toEqual(start);
});

it("shows no result on a fresh page, but a pending request", async () => {
  const { isIn, open } = openDraft();
  await isIn("80413");
  storeFlowState("exchange", "80413", done);
  expect(open().result.current.state).toEqual(start);
  storeFlowState("exchange", "80413", ready);
  const { result, rerender } = open();
  rerender({ step: "review" });
  await passInPage(1);
  expect(result.current.state).toEqual(ready);
  act(() => result.current.dispatch({ type: "startedOver" }));
  expect([result.current.state, result.current.round, keptFor("80413")]).toEqual([start, 1, start]);
});
