import { CofferError } from "@coffer/errors";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { openFlow } from "../../../test/flow.tsx";
import { field, noText, passInPage, text } from "../../../test/page.tsx";
import { Form } from "../form/form.tsx";
import { TextField } from "../form/text-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import type { OnceKey } from "../once-key.ts";
import { serverNow } from "../time/deadline.ts";
import { useFlowForm, useFlowProofForm } from "./flow-forms.ts";
import type { ProvedCall } from "./flow-options.ts";
import { FlowShell } from "./flow-shell.tsx";
import type { Intent } from "./flow-state.ts";
import type { QuoteSource } from "./quote.ts";
import { type Flow, useFlow } from "./use-flow.ts";

// A flow whose single call carries the proof. Amounts of five and more need one.
const details = z.object({ amount: z.string().check(z.minLength(1)) });
type Details = z.output<typeof details>;
const proof = z.object({ pin: z.string().check(z.minLength(1)) });
type Proof = z.output<typeof proof>;
interface Price {
  rate: string;
  expiresAt: string;
  serverTime: string;
}
interface Sent {
  id: string;
}
type Means = Intent<Details, Price>;
type Send = (intent: Means, once: OnceKey, proved?: ProvedCall<Proof>) => Promise<Sent>;
type LookUp = (intent: Means, left: string) => Promise<Sent | undefined>;

const refusal = (code: number, field?: string) =>
  new CofferError({
    kind: "api",
    code,
    message: "No.",
    ...(field && { validationErrors: [{ field, rule: "maximum", message: "Too much." }] }),
  });
const timeout = new CofferError({ kind: "timeout", message: "No answer.", outcomeUnknown: true });
const heldFor = (seconds: number, rate = "2"): Price => {
  const [serverTime = "", expiresAt = ""] = [0, seconds * 1000].map((ms) => new Date(serverNow() + ms).toISOString());
  return { rate, serverTime, expiresAt };
};
const sources = {
  held: (price: Price) => price,
  same: (before: Price, now: Price) => before.rate === now.rate,
};

function Prove({ flow }: { flow: Flow<Details, Sent, Proof, Price> }) {
  const form = useFlowProofForm(flow, { schema: proof, defaultValues: { pin: "" }, secrets: ["pin"] });
  return (
    <Form form={form} id={flow.formId}>
      <TextField name="pin" label={<FormattedMessage id="form.fundPin" />} />
    </Form>
  );
}

interface Given {
  send?: Send;
  lookUp?: LookUp;
  ask?: QuoteSource<Details, Price>["ask"];
}

async function openProved({ send = async () => ({ id: "w1" }), lookUp = async () => undefined, ask }: Given = {}) {
  const app = await openFlow(function Proposing() {
    const flow = useFlow<Details, Sent, Proof, Price>({
      name: "proposing",
      send,
      quote: { ...sources, ask: ask ?? (async () => heldFor(3600)), codes: [60012] },
      proofInCall: { wanted: (intent) => Number(intent.details.amount) >= 5, lookUp },
      codes: { 60005: "amount" },
      fields: { total: "amount" },
      resultAt: (sent) => ({ id: sent.id }),
    });
    const form = useFlowForm(flow, { schema: details, defaultValues: { amount: "" } });
    return (
      <FlowShell
        flow={flow}
        title={<FormattedMessage id="withdrawals.title" />}
        summary={<p>{flow.steps.join(" ")}</p>}
        details={{
          content: (
            <Form form={form} id={flow.formId}>
              <TextField name="amount" label={<FormattedMessage id="withdrawals.amount" />} />
            </Form>
          ),
          action: <FormattedMessage id="withdrawals.toReview" />,
        }}
        review={{
          content: <p>{`rate ${flow.intent?.quote.rate}`}</p>,
          action: <FormattedMessage id="withdrawals.toVerify" />,
        }}
        verify={{ content: <Prove flow={flow} />, action: <FormattedMessage id="withdrawals.confirm" /> }}
        result={{ content: <p>{`done ${flow.sent?.id}`}</p>, actions: null }}
      />
    );
  });
  return {
    ...app,
    toProof: async (amount = "5") => {
      await app.type("withdrawals.amount", amount);
      await app.press("withdrawals.toReview");
      await app.press("withdrawals.toVerify");
      if (Number(amount) >= 5) await field("form.fundPin");
    },
    prove: async (pin = "246810") => {
      await app.type("form.fundPin", pin);
      await app.press("withdrawals.confirm");
    },
  };
}

it("sends nothing before the proof, which is part of the call together with its time", async () => {
  const send = vi.fn<Send>(async () => ({ id: "w1" }));
  const app = await openProved({ send });
  await app.toProof();
  expect(send).not.toHaveBeenCalled();
  screen.getByText("details review verify result");
  expect(noText("flow.reopened")).toBe(true);
  await app.prove();
  await screen.findByText("done w1");
  expect(send).toHaveBeenCalledOnce();
  const [intent, once, proved] = send.mock.calls[0] ?? [];
  expect(once).toEqual({ idempotencyKey: intent?.key, sentBefore: false });
  expect(proved?.proof).toEqual({ pin: "246810" });
  expect(Math.abs(Date.parse(proved?.left ?? "") - serverNow())).toBeLessThan(60_000);
  expect(app.address()).toContain("id=w1");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("246810");
});

it("sends from the review if no proof is needed", async () => {
  const send = vi.fn<Send>(async () => ({ id: "w2" }));
  const app = await openProved({ send });
  await app.toProof("4");
  await screen.findByText("done w2");
  expect(send.mock.calls[0]?.[2]).toBeUndefined();
});

it("resends the same key, proof and time without a reply", async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(timeout).mockResolvedValueOnce({ id: "w3" });
  const lookUp = vi.fn<LookUp>();
  const app = await openProved({ send, lookUp });
  await app.toProof();
  await app.prove();
  await text("flow.unknownTitle");
  await text("flow.unknownSend");
  await app.press("flow.askNow");
  await screen.findByText("done w3");
  const [[, first, firstProof] = [], [, second, secondProof] = []] = send.mock.calls;
  expect(second).toEqual({ idempotencyKey: first?.idempotencyKey, sentBefore: true });
  expect(secondProof).toEqual(firstProof);
  expect(lookUp).not.toHaveBeenCalled();
});

it("finds the request by its time after a reload dropped the proof", async () => {
  const send = vi.fn<Send>().mockRejectedValue(timeout);
  const lookUp = vi.fn<LookUp>(async () => ({ id: "w4" }));
  const app = await openProved({ send, lookUp });
  await app.toProof();
  await app.prove();
  await text("flow.unknownTitle");
  app.reload();
  await text("flow.unknownConfirm");
  await passInPage(3000);
  await screen.findByText("done w4");
  const [intent, , proved] = send.mock.calls[0] ?? [];
  expect(lookUp.mock.calls).toEqual([[intent, proved?.left]]);
  expect(send).toHaveBeenCalledOnce();
});

it("asks for the proof again under the same key and first time if the lookup finds nothing", async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(timeout).mockResolvedValueOnce({ id: "w5" });
  const app = await openProved({ send });
  await app.toProof();
  await app.prove();
  await text("flow.unknownTitle");
  app.reload();
  await text("flow.unknownTitle");
  await passInPage(3000);
  await text("flow.reopened");
  expect(noText("flow.unknownTitle")).toBe(true);
  expect(await field("form.fundPin")).toHaveProperty("value", "");
  await passInPage(5000);
  await app.prove("135790");
  await screen.findByText("done w5");
  const [[, first, firstProof] = [], [, second, secondProof] = []] = send.mock.calls;
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(secondProof).toEqual({ proof: { pin: "135790" }, left: firstProof?.left });
});

it.each<[string, Sent | undefined, string]>([
  ["is there, and that one is meant", { id: "w6" }, "done w6"],
  ["isn't to be found, and the refusal is told", undefined, "No."],
])("resolves a key used by an earlier request: it %s", async (_, found, shown) => {
  const lookUp = vi.fn<LookUp>(async () => found);
  const app = await openProved({ send: vi.fn<Send>().mockRejectedValue(refusal(409)), lookUp });
  await app.toProof();
  await app.prove();
  await screen.findByText(shown);
  expect(lookUp).toHaveBeenCalledOnce();
});

it("looks nothing up for other refusals, and sends a new proof", async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(refusal(50002)).mockResolvedValueOnce({ id: "w7" });
  const lookUp = vi.fn<LookUp>();
  const app = await openProved({ send, lookUp });
  await app.toProof();
  await app.prove();
  await screen.findByText("No.");
  expect(lookUp).not.toHaveBeenCalled();
  expect(await field("form.fundPin")).toHaveProperty("value", "");
  await app.prove("135790");
  await screen.findByText("done w7");
  expect(send.mock.calls[1]?.[2]?.proof).toEqual({ pin: "135790" });
});

it.each([
  ["by its code", refusal(60005), "No."],
  ["by the server's own name of a field", refusal(400, "total"), "Too much."],
])("returns to the details for a refusal about them: %s", async (_, refused, said) => {
  const app = await openProved({ send: vi.fn<Send>().mockRejectedValue(refused) });
  await app.toProof();
  await app.prove();
  await screen.findByText(said);
  const amount = await field("withdrawals.amount");
  await waitFor(() => expect(amount.getAttribute("aria-invalid")).toBe("true"));
});

it("requests a new price and proof when the price expired during the proof", async () => {
  const ask = vi.fn(async () => heldFor(10));
  const send = vi.fn<Send>(async () => ({ id: "w8" }));
  const app = await openProved({ send, ask });
  await app.toProof();
  await passInPage(11_000);
  expect(ask).toHaveBeenCalledOnce();
  await app.prove();
  await screen.findByText("rate 2");
  expect(send).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(2);
  await app.press("withdrawals.toVerify");
  expect(await field("form.fundPin")).toHaveProperty("value", "");
});

it("returns to the review when the server rejects the price", async () => {
  const ask = vi.fn(async () => heldFor(3600));
  ask.mockResolvedValueOnce(heldFor(3600)).mockResolvedValueOnce(heldFor(3600, "3"));
  const send = vi.fn<Send>().mockRejectedValueOnce(refusal(60012)).mockResolvedValueOnce({ id: "w9" });
  const app = await openProved({ send, ask });
  await app.toProof();
  await app.prove();
  await text("flow.priceChanged");
  await screen.findByText("rate 3");
  await app.press("flow.acceptPrice");
  await app.press("withdrawals.toVerify");
  await app.prove("135790");
  await screen.findByText("done w9");
  const [[before] = [], [now] = []] = send.mock.calls;
  expect(now?.key).not.toBe(before?.key);
});
