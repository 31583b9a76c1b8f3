import { CofferError } from "@coffer/errors";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { openFlow } from "../../../test/flow.tsx";
import { button, field, noButton, noText, passInPage, text } from "../../../test/page.tsx";
import { Form } from "../form/form.tsx";
import { TextField } from "../form/text-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import { serverNow } from "../time/deadline.ts";
import { useFlowForm } from "./flow-forms.ts";
import { FlowShell } from "./flow-shell.tsx";
import type { Intent } from "./flow-state.ts";
import { useFlow } from "./use-flow.ts";

// A flow at a price held for ten seconds, as a conversion.
interface Price {
  rate: string;
  expiresAt: string;
  serverTime: string;
}
const schema = z.object({ amount: z.string().check(z.minLength(1)) });
type Details = z.output<typeof schema>;
type Send = (intent: Intent<Details, Price>) => Promise<{ id: string }>;
type Ask = (details: Details) => Promise<Price>;

const held = (rate: string): Price => {
  const [serverTime = "", expiresAt = ""] = [0, 10_000].map((ms) => new Date(serverNow() + ms).toISOString());
  return { rate, serverTime, expiresAt };
};
const priceEnded = new CofferError({ kind: "api", code: 60012, message: "No rate." });
const timeout = new CofferError({ kind: "timeout", message: "No answer.", outcomeUnknown: true });

/** Opens the review at rate 2. */
async function atReview(ask: Ask, send: Send = async () => ({ id: "c1" })) {
  const app = await openFlow(function Exchange() {
    const flow = useFlow({
      name: "exchange",
      send,
      quote: {
        ask,
        held: (price: Price) => price,
        same: (before, now) => before.rate === now.rate,
        codes: [60012],
      },
    });
    const form = useFlowForm(flow, { schema, defaultValues: { amount: "" } });
    return (
      <FlowShell
        flow={flow}
        title={<FormattedMessage id="withdrawals.title" />}
        summary={null}
        details={{
          content: (
            <Form form={form} id={flow.formId}>
              <TextField name="amount" label={<FormattedMessage id="withdrawals.amount" />} />
            </Form>
          ),
          action: <FormattedMessage id="withdrawals.toReview" />,
        }}
        review={{
          content: <p>{`rate ${flow.intent?.quote.rate}, was ${flow.quote.was?.rate ?? "never another"}`}</p>,
          action: <FormattedMessage id="withdrawals.confirm" />,
        }}
        result={{ content: <p>{`done ${flow.sent?.id}`}</p>, actions: null }}
      />
    );
  });
  await app.type("withdrawals.amount", "5");
  await app.press("withdrawals.toReview");
  await screen.findByText("rate 2, was never another");
  return app;
}

const canConfirm = async () => !(await button("withdrawals.confirm")).hasAttribute("disabled");

it("requests a price with the details, counts down and sends it", async () => {
  const ask = vi.fn<Ask>(async () => held("2"));
  const send = vi.fn<Send>(async () => ({ id: "c1" }));
  const app = await atReview(ask, send);
  expect(ask).toHaveBeenCalledWith({ amount: "5" });
  await passInPage(4000);
  await text("flow.priceHeld", { seconds: 6 });
  await app.press("withdrawals.confirm");
  await screen.findByText("done c1");
  expect(send.mock.calls[0]?.[0].quote.rate).toBe("2");
});

it("renews an expired price; an equal price needs no acceptance, but a new key", async () => {
  const ask = vi.fn<Ask>(async () => held("2"));
  const send = vi.fn<Send>().mockRejectedValueOnce(new CofferError({ kind: "api", code: 60005, message: "No." }));
  const app = await atReview(ask, send);
  await passInPage(10_000);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(await canConfirm()).toBe(true);
  await app.press("withdrawals.confirm");
  await screen.findByText("No.");
  send.mockResolvedValueOnce({ id: "c2" });
  await passInPage(20_000);
  await app.press("flow.newPrice");
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  await app.press("withdrawals.confirm");
  await screen.findByText("done c2");
  const [first, second] = send.mock.calls.map(([intent]) => intent.key);
  expect(second).not.toBe(first);
});

it("requires acceptance of a different price", async () => {
  const ask = vi.fn<Ask>().mockImplementationOnce(async () => held("2"));
  ask.mockImplementation(async () => held("3"));
  const send = vi.fn<Send>(async () => ({ id: "c3" }));
  const app = await atReview(ask, send);
  await passInPage(10_000);
  await screen.findByText("rate 3, was 2");
  expect(await canConfirm()).toBe(false);
  await app.press("flow.acceptPrice");
  await screen.findByText("rate 3, was never another");
  await app.press("withdrawals.confirm");
  await screen.findByText("done c3");
  expect(send.mock.calls[0]?.[0].quote.rate).toBe("3");
});

it("does not accept a changed price by a reload", async () => {
  const ask = vi.fn<Ask>().mockImplementationOnce(async () => held("2"));
  ask.mockImplementation(async () => held("3"));
  const app = await atReview(ask);
  await passInPage(10_000);
  await text("flow.priceChanged");
  app.reload();
  await screen.findByText("rate 3, was 2");
  expect(await canConfirm()).toBe(false);
});

it("keeps the price during a request", async () => {
  const ask = vi.fn<Ask>(async () => held("2"));
  let answer: (sent: { id: string }) => void = () => undefined;
  const app = await atReview(ask, () => new Promise((resolve) => (answer = resolve)));
  await app.press("withdrawals.confirm");
  await passInPage(30_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(noText("flow.priceOver")).toBe(true);
  answer({ id: "c4" });
  await screen.findByText("done c4");
});

it("keeps the price while the outcome is unknown and resends it", async () => {
  const ask = vi.fn<Ask>(async () => held("2"));
  const send = vi.fn<Send>().mockRejectedValueOnce(timeout).mockResolvedValueOnce({ id: "c5" });
  const app = await atReview(ask, send);
  await app.press("withdrawals.confirm");
  await text("flow.unknownTitle");
  await passInPage(12_000);
  await screen.findByText("done c5");
  expect(ask).toHaveBeenCalledOnce();
  expect(send.mock.calls[1]?.[0]).toEqual(send.mock.calls[0]?.[0]);
});

it("requests a new price when the server reports a change, and requires acceptance", async () => {
  const ask = vi.fn<Ask>().mockImplementationOnce(async () => held("2"));
  ask.mockImplementation(async () => held("4"));
  const send = vi.fn<Send>().mockRejectedValueOnce(priceEnded).mockResolvedValueOnce({ id: "c6" });
  const app = await atReview(ask, send);
  await app.press("withdrawals.confirm");
  await screen.findByText("rate 4, was 2");
  expect(await canConfirm()).toBe(false);
  await app.press("flow.acceptPrice");
  await app.press("withdrawals.confirm");
  await screen.findByText("done c6");
});

it("reports an unavailable price and asks once until told to", async () => {
  const ask = vi.fn<Ask>().mockImplementationOnce(async () => held("2"));
  ask.mockRejectedValueOnce(new CofferError({ kind: "api", code: 60012, message: "No rate." }));
  ask.mockImplementation(async () => held("2"));
  const app = await atReview(ask);
  await passInPage(10_000);
  await screen.findByText("No rate.");
  await text("flow.priceOver");
  expect(await canConfirm()).toBe(false);
  await passInPage(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await app.press("flow.newPrice");
  await waitFor(async () => expect(await canConfirm()).toBe(true));
  expect(noButton("flow.newPrice")).toBe(true);
});

it("requests no prices while the page is hidden", async () => {
  const ask = vi.fn<Ask>(async () => held("2"));
  await atReview(ask);
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await passInPage(60_000);
  expect(ask).toHaveBeenCalledOnce();
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

it("reports a missing price at the details", async () => {
  const app = await atReview(async () => held("2"));
  await app.press("flow.back");
  await field("withdrawals.amount");
  expect(noText("flow.priceOver")).toBe(true);
});
