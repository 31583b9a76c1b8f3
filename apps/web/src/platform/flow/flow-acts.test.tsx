import { CofferError } from "@coffer/errors";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { openFlow } from "../../../test/flow.tsx";
import { button, field, noText, passInPage, text, words } from "../../../test/page.tsx";
import { Form } from "../form/form.tsx";
import { TextField } from "../form/text-field.tsx";
import { UploadField } from "../form/upload-field.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import { useFlowForm, useFlowProofForm } from "./flow-forms.ts";
import type { ProofActs, Proved } from "./flow-options.ts";
import { FlowShell } from "./flow-shell.tsx";
import { dropFlowState, resumeFlow } from "./flow-state.ts";
import { noQuote } from "./quote.ts";
import { type Flow, useFlow } from "./use-flow.ts";

// A flow with a file and two successive signatures.
const details = z.object({ amount: z.string().check(z.minLength(1)), voucher: z.string().check(z.minLength(1)) });
type Details = z.output<typeof details>;
interface Sent {
  id: string;
  signed: number;
}
const proof = z.object({ signature: z.string().check(z.minLength(1)) });
type Proof = z.output<typeof proof>;
type Acts = ProofActs<Sent, Proof>;
type Upload = (file: File) => Promise<{ id: string }>;

const refusal = (code: number) => new CofferError({ kind: "api", code, message: "No." });
const timeout = new CofferError({ kind: "timeout", message: "No answer.", outcomeUnknown: true });
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], "paid.jpg", { type: "image/jpeg" });

/** Done after two signatures. */
const sign: Acts["confirm"] = async ({ id, signed }) => ({ done: signed === 1, sent: { id, signed: signed + 1 } });

function Sign({ flow }: { flow: Flow<Details, Sent, Proof> }) {
  const form = useFlowProofForm(flow, { schema: proof, defaultValues: { signature: "" }, secrets: ["signature"] });
  return (
    <Form form={form} id={flow.formId}>
      <p>{`signature ${("proved" in flow.state ? flow.state.proved : 0) + 1}`}</p>
      <TextField name="signature" label={<FormattedMessage id="form.code" />} />
    </Form>
  );
}

async function openSigning(acts: Partial<Acts> = {}, upload: Upload = async () => ({ id: "file_1" })) {
  const send = vi.fn(async (): Promise<Sent> => ({ id: "m1", signed: 0 }));
  const app = await openFlow(function Signing() {
    const flow = useFlow<Details, Sent, Proof>({
      name: "signing",
      quote: noQuote,
      send,
      proof: { confirm: sign, ...acts },
    });
    const form = useFlowForm(flow, { schema: details, defaultValues: { amount: "", voucher: "" } });
    return (
      <FlowShell
        flow={flow}
        title={<FormattedMessage id="withdrawals.title" />}
        summary={null}
        cancelWords={{
          label: <FormattedMessage id="withdrawals.cancelThis" />,
          title: <FormattedMessage id="withdrawals.cancelBody" />,
          body: null,
          yes: <FormattedMessage id="withdrawals.cancelYes" />,
          no: <FormattedMessage id="withdrawals.cancelNo" />,
        }}
        details={{
          content: (
            <Form form={form} id={flow.formId}>
              <TextField name="amount" label={<FormattedMessage id="withdrawals.amount" />} />
              <UploadField
                name="voucher"
                label={<FormattedMessage id="kyc.photoFront" />}
                upload={upload}
                kinds={["jpeg"]}
                maxBytes={1000}
              />
            </Form>
          ),
          action: <FormattedMessage id="withdrawals.toReview" />,
        }}
        review={{
          content: <p>{`voucher ${flow.intent?.details.voucher}`}</p>,
          action: <FormattedMessage id="withdrawals.toVerify" />,
        }}
        verify={{ content: <Sign flow={flow} />, action: <FormattedMessage id="withdrawals.confirm" /> }}
        result={{ content: <p>{`done ${flow.sent?.id} ${flow.sent?.signed}`}</p>, actions: null }}
      />
    );
  });
  const attach = async () => {
    await text("form.dropFile");
    for (const input of document.querySelectorAll<HTMLInputElement>("input[type=file]")) {
      await app.user.upload(input, picture);
    }
  };
  return {
    ...app,
    send,
    attach,
    toProof: async () => {
      await app.type("withdrawals.amount", "5");
      await attach();
      await text("form.fileSent");
      await app.press("withdrawals.toReview");
      await app.press("withdrawals.toVerify");
      await screen.findByText("signature 1");
    },
    sign: async () => {
      await app.type("form.code", "my-proof");
      await app.press("withdrawals.confirm");
    },
  };
}

it("passes several proofs, each in an empty form, to the end", async () => {
  const confirm = vi.fn<Acts["confirm"]>(sign);
  const app = await openSigning({ confirm });
  await app.toProof();
  await app.sign();
  await screen.findByText("signature 2");
  expect(await field("form.code")).toHaveProperty("value", "");
  await app.sign();
  await screen.findByText("done m1 2");
  expect(confirm.mock.calls).toEqual([
    [{ id: "m1", signed: 0 }, { signature: "my-proof" }],
    [{ id: "m1", signed: 1 }, { signature: "my-proof" }],
  ]);
});

it("stays between two proofs through a reload and stores none of them", async () => {
  const app = await openSigning();
  await app.toProof();
  await app.sign();
  await screen.findByText("signature 2");
  await app.type("form.code", "secret-one");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/secret-one|my-proof/);
  app.reload();
  await screen.findByText("signature 2");
  await app.sign();
  await screen.findByText("done m1 2");
});

it("shows a refused proof once in the form and clears the secret", async () => {
  const app = await openSigning({
    confirm: async () => {
      throw refusal(50002);
    },
  });
  await app.toProof();
  await app.sign();
  await screen.findByText("No.");
  expect(screen.getAllByText("No.")).toHaveLength(1);
  expect(app.failures).toHaveLength(1);
  expect(await field("form.code")).toHaveProperty("value", "");
});

it.each<[string, Awaited<ReturnType<NonNullable<Acts["lookUp"]>>>, string]>([
  ["it was done", { done: true, sent: { id: "m1", signed: 2 } }, "done m1 2"],
  ["it counted, and another is wanted", { done: false, sent: { id: "m1", signed: 1 } }, "signature 2"],
  ["it didn't happen", "open", "signature 1"],
])("looks up an unanswered proof instead of resending it: %s", async (_, outcome, shown) => {
  const confirm = vi.fn<Acts["confirm"]>().mockRejectedValue(timeout);
  const app = await openSigning({ confirm, lookUp: async () => outcome });
  await app.toProof();
  await app.sign();
  await text("flow.unknownTitle");
  expect(await button("withdrawals.confirm")).toHaveProperty("disabled", true);
  await passInPage(3000);
  await screen.findByText(shown);
  expect(noText("flow.unknownTitle")).toBe(true);
  expect(noText("flow.reopened")).toBe(outcome !== "open");
  expect(confirm).toHaveBeenCalledOnce();
});

it("keeps an outcome unknown through a reload and polls with growing waits", async () => {
  const lookUp = vi.fn<NonNullable<Acts["lookUp"]>>(async () => "unknown");
  const app = await openSigning({ confirm: vi.fn().mockRejectedValue(timeout), lookUp });
  await app.toProof();
  await app.sign();
  await text("flow.unknownTitle");
  app.reload();
  await text("flow.unknownTitle");
  await passInPage(3000);
  await waitFor(() => expect(lookUp).toHaveBeenCalledTimes(1));
  await passInPage(5000);
  expect(lookUp).toHaveBeenCalledTimes(1);
  await passInPage(1000);
  await waitFor(() => expect(lookUp).toHaveBeenCalledTimes(2));
});

it("asks for the proof again without a lookup", async () => {
  const app = await openSigning({ confirm: vi.fn().mockRejectedValueOnce(timeout).mockImplementation(sign) });
  await app.toProof();
  await app.sign();
  await app.press("flow.askNow");
  await text("flow.reopened");
  await app.sign();
  await screen.findByText("signature 2");
  expect(noText("flow.reopened")).toBe(true);
});

it("does not navigate after its page was left and shows the outcome on return", async () => {
  let answer: (outcome: Proved<Sent>) => void = () => undefined;
  const confirm = vi.fn<Acts["confirm"]>(() => new Promise((resolve) => (answer = resolve)));
  const outcome = { done: true, sent: { id: "m1", signed: 2 } };
  const app = await openSigning({ confirm, lookUp: async () => outcome });
  await app.toProof();
  await app.sign();
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  await app.goTo("/other");
  await screen.findByText("Elsewhere");
  answer(outcome);
  await passInPage(10);
  expect(app.address()).toBe("/other");
  await app.goTo("/flow");
  await text("flow.unknownTitle");
  await passInPage(3000);
  await screen.findByText("done m1 2");
  expect(confirm).toHaveBeenCalledOnce();
});

it("asks before a cancel and starts anew", async () => {
  const cancel = vi.fn(async () => undefined);
  const app = await openSigning({ cancel });
  await app.toProof();
  await app.press("withdrawals.cancelThis");
  await app.press("withdrawals.cancelNo");
  expect(cancel).not.toHaveBeenCalled();
  await app.press("withdrawals.cancelThis");
  await app.press("withdrawals.cancelYes");
  expect(await field("withdrawals.amount")).toHaveProperty("value", "");
  expect(cancel).toHaveBeenCalledWith({ id: "m1", signed: 0 });
});

it("shows a refused cancel in place and keeps the draft", async () => {
  const app = await openSigning({
    cancel: async () => {
      throw refusal(60015);
    },
  });
  await app.toProof();
  await app.press("withdrawals.cancelThis");
  await app.press("withdrawals.cancelYes");
  await screen.findByText("No.");
  await app.press("withdrawals.cancelNo");
  await screen.findByText("signature 1");
});

it("resumes a request of another window at its proof, for its owner only", async () => {
  resumeFlow("signing", "", { id: "m9", signed: 1 });
  const kept = { ...sessionStorage };
  const app = await openSigning();
  Object.assign(sessionStorage, kept);
  app.reload();
  await screen.findByText("signature 1");
  await app.sign();
  await screen.findByText("done m9 2");
  dropFlowState("signing");
  resumeFlow("signing", "somebody else", { id: "m9", signed: 1 });
  await app.goTo("/flow");
  app.reload();
  await field("withdrawals.amount");
});

it("requires the uploaded file and keeps it through a reload", async () => {
  let arrived: (file: { id: string }) => void = () => undefined;
  const app = await openSigning({}, () => new Promise((resolve) => (arrived = resolve)));
  await app.type("withdrawals.amount", "5");
  await app.press("withdrawals.toReview");
  await text("form.required", { label: words("kyc.photoFront") });
  await app.attach();
  await text("form.sendingFile");
  await app.press("withdrawals.toReview");
  expect(app.address()).toBe("/flow");
  arrived({ id: "file_7" });
  await text("form.fileSent");
  await app.press("withdrawals.toReview");
  await screen.findByText("voucher file_7");
  app.reload();
  await screen.findByText("voucher file_7");
});

it("resends a file that did not arrive", async () => {
  const upload = vi.fn<Upload>().mockRejectedValueOnce(timeout).mockResolvedValueOnce({ id: "file_8" });
  const app = await openSigning({}, upload);
  await app.attach();
  await app.press("form.sendAgain");
  await text("form.fileSent");
  expect(upload).toHaveBeenCalledTimes(2);
});
