import type { ReceiptCode } from "@coffer/sdk";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, Skeleton } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { CoinNetworkField, networkOf } from "../../../kernel/destination/coin-network-field.tsx";
import { AmountField } from "../../../kernel/form/amount-field.tsx";
import { breach } from "../../../kernel/form/amount-rule.ts";
import { RadioField } from "../../../kernel/form/radio-field.tsx";
import { SelectField } from "../../../kernel/form/select-field.tsx";
import { TextField } from "../../../kernel/form/text-field.tsx";
import { useCofferForm } from "../../../kernel/form/use-coffer-form.ts";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { FailureNote } from "../../../kernel/page/failure-note.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { OnceDialog } from "../acts/once-dialog.tsx";
import { useOnce } from "../acts/use-once.ts";
import { coffer } from "../api.ts";
import { type AskTerms, channelOf, subjectMost } from "./ask-rule.ts";
import { useAskTerms } from "./use-ask-terms.ts";

export interface NewCodeProps {
  close: () => void;
  done: (code: ReceiptCode) => void;
}

/** A code for the counter: the payer types the price, or it is fixed. */
export function NewCode({ close, done }: NewCodeProps) {
  const text = useText();
  const account = useAccount();
  const { terms, error } = useAskTerms();
  if (terms && account) return <CodeForm terms={terms} currency={account.pricingCurrency} close={close} done={done} />;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={text("form.close")} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>
            <Text id="till.newCode" />
          </DialogTitle>
        </DialogHeader>
        <DialogBody>{error ? <FailureNote error={error} /> : <Skeleton className="h-72 w-full" />}</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const noCode = { coin: "", network: "", kind: "typed", fiatCurrency: "", amount: "", subject: "" };
type Code = typeof noCode;

function codeRule(terms: AskTerms) {
  const chosen = z.string().check(z.minLength(1, "form.choose"));
  return z
    .object({
      coin: chosen,
      network: chosen,
      kind: z.enum(["typed", "fixed"]),
      fiatCurrency: chosen,
      amount: z.string(),
      subject: z.string().check(z.trim(), z.maxLength(subjectMost)),
    })
    .check(
      z.superRefine((code, context) => {
        const params = code.kind === "fixed" ? breach(code.amount, boundsOf(terms, code)) : undefined;
        if (params) context.addIssue({ code: "custom", path: ["amount"], params });
      }),
    );
}

const boundsOf = (terms: AskTerms, code: Pick<Code, "coin" | "network">) => ({
  unit: code.coin,
  decimals: networkOf(terms.coins, code)?.scale ?? 0,
  min: channelOf(terms, code)?.singleMin,
  max: channelOf(terms, code)?.singleMax,
});

function CodeForm({ terms, currency, close, done }: NewCodeProps & { terms: AskTerms; currency: string }) {
  const moved = useMoneyMoved();
  const [first] = terms.coins;
  const once = useOnce<Code, ReceiptCode>({
    send: ({ coin, network, kind, fiatCurrency, amount, subject }, key) =>
      coffer.merchant
        .createMerchantsReceiptCode(
          {
            coin,
            network,
            ...(kind === "fixed" ? { amount } : fiatCurrency !== coin && { fiatCurrency }),
            ...(subject !== "" && { subject }),
          },
          key,
        )
        .finally(moved),
    done,
  });
  const form = useCofferForm({
    schema: codeRule(terms),
    defaultValues: {
      ...noCode,
      coin: first?.coin ?? "",
      network: first?.networks[0]?.network ?? "",
      kind: "typed",
      fiatCurrency: currency,
    },
    act: once.act,
    submit: once.submit,
    codes: { 40001: "coin", 40002: "network", 40013: "amount", 40014: "amount", 60002: "coin", 60012: "fiatCurrency" },
  });
  const [coin, network, kind] = useWatch({ control: form.control, name: ["coin", "network", "kind"] });
  return (
    <OnceDialog
      once={once}
      form={form}
      title={<Text id="till.newCode" />}
      body={<Text id="till.newCodeBody" />}
      yes={<Text id="till.makeCode" />}
      no={<Text id="till.revokeNo" />}
      close={close}
    >
      <CoinNetworkField coins={terms.coins} about={({ depositEnabled }) => ({ closed: !depositEnabled })} />
      <RadioField
        name="kind"
        label={<Text id="till.priceSet" />}
        columns={2}
        options={[
          { value: "typed", label: <Text id="till.typed" /> },
          { value: "fixed", label: <Text id="till.fixed" /> },
        ]}
      />
      {kind === "fixed" ? (
        <AmountField name="amount" label={<Text id="till.amount" />} required {...boundsOf(terms, { coin, network })} />
      ) : (
        <SelectField
          name="fiatCurrency"
          label={<Text id="till.priceIn" />}
          options={[
            ...terms.currencies.map((each) => ({ value: each.currency, label: each.currency })),
            { value: coin, label: coin },
          ]}
        />
      )}
      <TextField name="subject" label={<Text id="till.subject" />} hint={<Text id="till.subjectHint" />} />
    </OnceDialog>
  );
}
