import { CofferError } from "@coffer/errors";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { openFlow } from "../../../test/flow.tsx";
import { button, field, noButton, noText, passInPage, text, words } from "../../../test/page.tsx";
import { Form } from "../form/form.tsx";
import { TextField } from "../form/text-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import { useFlowForm } from "./flow-forms.ts";
import { FlowShell } from "./flow-shell.tsx";
import type { Intent } from "./flow-state.ts";
import { noQuote } from "./quote.ts";
import { useFlow } from "./use-flow.ts";

// The smallest flow: without proof.
const schema = z.object({ amount: z.string().check(z.minLength(1)), note: z.string() });
type Details = z.output<typeof schema>;
type Send = (intent: Intent<Details, undefined>) => Promise<{ id: string }>;

const refusal = (code: number, more: object = {}) => new CofferError({ kind: "api", code, message: "No.", ...more });
const timeout = () => new CofferError({ kind: "timeout", message: "No answer.", outcomeUnknown: true });

async function openSending(send: Send) {
  const app = await openFlow(function Sending() {
    const flow = useFlow({ name: "sending", quote: noQuote, send, codes: { 60028: "amount" } });
    const form = useFlowForm(flow, { schema, defaultValues: { amount: "", note: "" } });
    return (
      <FlowShell
        flow={flow}
        title={<FormattedMessage id="withdrawals.title" />}
        summary={null}
        details={{
          content: (
            <Form form={form} id={flow.formId}>
              <TextField name="amount" label={<FormattedMessage id="withdrawals.amount" />} />
              <TextField name="note" label={<FormattedMessage id="form.tag" />} />
            </Form>
          ),
          action: <FormattedMessage id="withdrawals.toReview" />,
        }}
        review={{
          content: <p>{JSON.stringify(flow.intent?.details)}</p>,
          action: <FormattedMessage id="withdrawals.confirm" />,
        }}
        result={{ content: <p>{`done ${flow.sent?.id}`}</p>, actions: null }}
      />
    );
  });
  return {
    ...app,
    toReview: async (amount = "5") => {
      await app.type("withdrawals.amount", amount);
      await app.press("withdrawals.toReview");
      await button("withdrawals.confirm");
    },
  };
}
const keysOf = (send: ReturnType<typeof vi.fn<Send>>) => send.mock.calls.map(([intent]) => intent.key);
const never = () => new Promise<never>(() => undefined);

it("sends the reviewed intent once, however often the button is pressed", async () => {
  const send = vi.fn<Send>(async () => ({ id: "o1" }));
  const app = await openSending(send);
  await app.toReview();
  const confirm = await button("withdrawals.confirm");
  act(() => {
    confirm.click();
    confirm.click();
  });
  await screen.findByText("done o1");
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0].details).toEqual({ amount: "5", note: "" });
  expect(app.address()).toBe("/flow?step=result");
});

it("stays at invalid details with an error at the field", async () => {
  const app = await openSending(vi.fn());
  await app.press("withdrawals.toReview");
  await text("form.required", { label: words("withdrawals.amount") });
  expect(app.address()).toBe("/flow");
  expect((await field("withdrawals.amount")).getAttribute("aria-invalid")).toBe("true");
});

it("keeps the key when going back and changes it with the details", async () => {
  const send = vi.fn<Send>(async () => {
    throw refusal(60005);
  });
  const app = await openSending(send);
  await app.toReview();
  await app.press("withdrawals.confirm");
  await screen.findByText("No.");
  await app.press("flow.back");
  await app.press("withdrawals.toReview");
  await app.press("withdrawals.confirm");
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await app.press("flow.back");
  await app.toReview("6");
  await app.press("withdrawals.confirm");
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  const [first, second, third] = keysOf(send);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("reports a refusal once and clears it with the step", async () => {
  const app = await openSending(async () => {
    throw refusal(60005);
  });
  await app.toReview();
  await app.press("withdrawals.confirm");
  await screen.findByText("No.");
  expect(screen.getAllByText("No.")).toHaveLength(1);
  expect(app.failures).toHaveLength(1);
  await app.press("flow.back");
  await field("withdrawals.amount");
  expect(screen.queryByText("No.")).toBeNull();
});

it.each([
  ["its code", refusal(60028)],
  ["its field", refusal(400, { validationErrors: [{ field: "amount", rule: "maximum", message: "No." }] })],
])("returns to the field of a refused detail, by %s", async (_, error) => {
  const app = await openSending(async () => {
    throw error;
  });
  await app.toReview();
  await app.press("withdrawals.confirm");
  const amount = await field("withdrawals.amount");
  await waitFor(() => expect(amount.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText("No.")).toHaveLength(1);
  expect(app.address()).toBe("/flow");
  expect(app.failures).toHaveLength(1);
});

it("resends with the same key after a lost reply and continues", async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(timeout()).mockResolvedValueOnce({ id: "o2" });
  const app = await openSending(send);
  await app.toReview();
  await app.press("withdrawals.confirm");
  await text("flow.unknownTitle");
  expect(await button("withdrawals.confirm")).toHaveProperty("disabled", true);
  expect(app.failures).toEqual([]);
  await passInPage(3000);
  await screen.findByText("done o2");
  const [first, second] = keysOf(send);
  expect(second).toBe(first);
});

it("resends on demand and trusts a refusal of that request", async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(timeout()).mockRejectedValueOnce(refusal(60005));
  const app = await openSending(send);
  await app.toReview();
  await app.press("withdrawals.confirm");
  await app.press("flow.askNow");
  await screen.findByText("No.");
  expect(noText("flow.unknownTitle")).toBe(true);
  expect(await button("withdrawals.confirm")).toHaveProperty("disabled", false);
});

it("sends nothing offline and nothing automatically once online", async () => {
  const send = vi.fn<Send>(async () => ({ id: "o3" }));
  const app = await openSending(send);
  await app.toReview();
  app.connect(false);
  await app.press("withdrawals.confirm");
  await screen.findByRole("alert");
  expect(noText("flow.unknownTitle")).toBe(true);
  app.connect(true);
  await passInPage(60_000);
  expect(send).not.toHaveBeenCalled();
  await app.press("withdrawals.confirm");
  await screen.findByText("done o3");
});

it("does not resend automatically after a connection loss", async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(timeout()).mockResolvedValue({ id: "o4" });
  const app = await openSending(send);
  await app.toReview();
  await app.press("withdrawals.confirm");
  await text("flow.unknownTitle");
  app.connect(false);
  app.connect(true);
  await passInPage(60_000);
  expect(send).toHaveBeenCalledOnce();
  await text("flow.unknownOffline");
  await app.press("flow.askNow");
  await screen.findByText("done o4");
});

it("finds an unanswered request after a reload and resends with the same key", async () => {
  const send = vi.fn<Send>().mockImplementationOnce(never).mockResolvedValue({ id: "o5" });
  const app = await openSending(send);
  await app.toReview();
  await app.press("withdrawals.confirm");
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(noText("flow.unknownTitle")).toBe(true);
  app.reload();
  await text("flow.unknownTitle");
  await app.press("flow.askNow");
  await screen.findByText("done o5");
  const [first, second] = keysOf(send);
  expect(second).toBe(first);
});

it("keeps the review through a reload, and a copied tab uses the same key", async () => {
  const send = vi.fn<Send>().mockImplementationOnce(never).mockResolvedValue({ id: "o6" });
  const app = await openSending(send);
  await app.toReview();
  const copied = { ...sessionStorage };
  await app.press("withdrawals.confirm");
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  Object.assign(sessionStorage, copied);
  app.reload();
  await app.press("withdrawals.confirm");
  await screen.findByText("done o6");
  const [first, second] = keysOf(send);
  expect(second).toBe(first);
});

it("keeps the result through a reload and starts anew on return", async () => {
  const send = vi.fn<Send>(async ({ details }) => ({ id: `o${details.amount}` }));
  const app = await openSending(send);
  await app.toReview("5");
  await app.press("withdrawals.confirm");
  await screen.findByText("done o5");
  app.reload();
  await screen.findByText("done o5");
  const kept = () => Object.values({ ...sessionStorage }).join();
  expect(kept()).toContain("o5");
  await app.goTo("/flow");
  expect(await field("withdrawals.amount")).toHaveProperty("value", "");
  expect(kept()).not.toContain("o5");
  await app.toReview("6");
  await app.press("withdrawals.confirm");
  await screen.findByText("done o6");
  expect(new Set(keysOf(send)).size).toBe(2);
  await app.goTo("/other");
  await screen.findByText("Elsewhere");
  await app.goTo("/flow");
  expect(await field("withdrawals.amount")).toHaveProperty("value", "");
  expect(screen.queryByText("done o6")).toBeNull();
  await app.toReview("7");
});

it("asks before leaving with input, and not without", async () => {
  const app = await openSending(vi.fn());
  await app.type("withdrawals.amount", "5");
  await app.goTo("/other");
  await text("flow.leaveTitle");
  await app.press("flow.stay");
  expect(app.address()).toBe("/flow");
  await app.goTo("/other");
  await app.press("flow.leave");
  await screen.findByText("Elsewhere");
  await app.goTo("/flow");
  await field("withdrawals.amount");
  await app.goTo("/other");
  await screen.findByText("Elsewhere");
});

it("asks before leaving the review, and not after the end", async () => {
  const app = await openSending(vi.fn<Send>(async () => ({ id: "o7" })));
  await app.toReview();
  await app.goTo("/other");
  await text("flow.leaveTitle");
  await app.press("flow.stay");
  await app.press("withdrawals.confirm");
  await screen.findByText("done o7");
  await app.goTo("/other");
  await screen.findByText("Elsewhere");
});

it("starts with an empty form after it was left", async () => {
  const app = await openSending(vi.fn());
  await app.toReview("7");
  await app.goTo("/other");
  await app.press("flow.leave");
  await screen.findByText("Elsewhere");
  await app.goTo("/flow");
  expect(await field("withdrawals.amount")).toHaveProperty("value", "");
  expect(noButton("withdrawals.confirm")).toBe(true);
});

it("resends with the same idempotency key when the user returns after leaving during the request", async () => {
  const send = vi.fn<Send>().mockImplementationOnce(never).mockResolvedValue({ id: "o9" });
  const app = await openSending(send);
  await app.toReview();
  await app.press("withdrawals.confirm");
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await app.goTo("/other");
  await screen.findByText("Elsewhere");
  await app.goTo("/flow");
  await text("flow.unknownTitle");
  await app.press("flow.askNow");
  await screen.findByText("done o9");
  const [first, second] = keysOf(send);
  expect(second).toBe(first);
});

it("never shows another user's draft or a step ahead of it", async () => {
  const app = await openSending(vi.fn());
  await app.goTo("/flow?step=result");
  await field("withdrawals.amount");
  await app.goTo("/flow?step=review");
  await field("withdrawals.amount");
  expect(noButton("withdrawals.confirm")).toBe(true);
});

it("focuses a new step and announces its name", async () => {
  const app = await openSending(vi.fn());
  await app.toReview();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(words("flow.review")));
});

it("works by keyboard alone", async () => {
  const app = await openSending(async () => ({ id: "o8" }));
  (await field("withdrawals.amount")).focus();
  await app.user.keyboard("5");
  await app.tabTo("withdrawals.toReview");
  await app.user.keyboard("{Enter}");
  await app.tabTo("withdrawals.confirm");
  await app.user.keyboard("{Enter}");
  await screen.findByText("done o8");
});
