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

/** The draft of whoever is signed in, nobody yet. */
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

it("is there once its owner is known, and is not shown to the next at this browser", async () => {
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

it("is kept as theirs who is signed in now", async () => {
  const { isIn, open } = openDraft();
  const { result } = open();
  await isIn("80413");
  act(() => result.current.dispatch({ type: "reviewed", ...ready.intent }));
  expect(result.current.state).toEqual(ready);
  expect(keptFor("80413")).toEqual(ready);
  expect(keptFor("")).toEqual(start);
  // What the account is asked for again changes nothing.
  act(() => result.current.dispatch({ type: "finished", sent: done.sent }));
  await isIn("80413");
  expect(result.current.state).toEqual(done);
});

it("what is done stays as long as its result is asked for, and then begins anew with an empty form", async () => {
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

it("a page opened anew shows no result that it isn't asked for; what is under way it does", async () => {
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
