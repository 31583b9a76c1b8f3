import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { newBrowser, passInPage } from "../../../test/page.tsx";
import { api, coffer } from "../api.ts";
import { type Draft, keepDraft, readDraft } from "./flow-draft.ts";
import { useDraft } from "./use-draft.ts";

type Plain = Draft<{ amount: string }, string, undefined>;
const ready: Plain = { at: "ready", intent: { details: { amount: "5" }, quote: undefined, key: "key-1" } };
const done: Plain = { at: "done", sent: "w1" };
const start = { at: "start" };

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
    renderHook(({ step }) => useDraft<{ amount: string }, string, undefined>("exchange", step), {
      initialProps: { step: asked },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
  return { isIn, open };
}
const keptFor = (owner: string) => readDraft("exchange", owner);

it("is there once its owner is known, and is not shown to the next at this browser", async () => {
  const { isIn, open } = openDraft();
  keepDraft("exchange", "80413", ready);
  const { result } = open();
  expect(result.current.draft).toEqual(start);
  await isIn("80413");
  expect(result.current.draft).toEqual(ready);
  expect(result.current.latest.current).toEqual(ready);
  await isIn("90001");
  expect(result.current.draft).toEqual(start);
  expect(result.current.latest.current).toEqual(start);
  expect(keptFor("80413")).toEqual(ready);
});

it("is kept as theirs who is signed in now", async () => {
  const { isIn, open } = openDraft();
  const { result } = open();
  await isIn("80413");
  act(() => result.current.keep(ready));
  expect(result.current.draft).toEqual(ready);
  expect(keptFor("80413")).toEqual(ready);
  expect(keptFor("")).toEqual(start);
  // What the account is asked for again changes nothing.
  act(() => result.current.keep(done));
  await isIn("80413");
  expect(result.current.draft).toEqual(done);
});

it("what is done stays as long as its result is asked for, and then begins anew with an empty form", async () => {
  const { isIn, open } = openDraft("result");
  keepDraft("exchange", "80413", done);
  const { result, rerender } = open();
  await isIn("80413");
  expect(result.current.draft).toEqual(done);
  expect(result.current.round).toBe(0);
  rerender({ step: undefined });
  await passInPage(1);
  expect(result.current.draft).toEqual(start);
  expect(result.current.round).toBe(1);
  expect(keptFor("80413")).toEqual(start);
});

it("a page opened anew shows no result that it isn't asked for; what is under way it does", async () => {
  const { isIn, open } = openDraft();
  await isIn("80413");
  keepDraft("exchange", "80413", done);
  expect(open().result.current.draft).toEqual(start);
  keepDraft("exchange", "80413", ready);
  const { result, rerender } = open();
  rerender({ step: "review" });
  await passInPage(1);
  expect(result.current.draft).toEqual(ready);
  act(() => result.current.drop());
  expect([result.current.draft, result.current.round, keptFor("80413")]).toEqual([start, 1, start]);
});
