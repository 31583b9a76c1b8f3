import type { ReceiptCode } from "@coffer/sdk";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, Skeleton } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { OnceDialog } from "../../../platform/action/once-dialog.tsx";
import { useOnce } from "../../../platform/action/use-once.ts";
import { CoinNetworkField, networkOf } from "../../../platform/destination/coin-network-field.tsx";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { breach } from "../../../platform/form/amount-rule.ts";
import { RadioField } from "../../../platform/form/radio-field.tsx";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { useAccount } from "../../../platform/session.ts";
import { coffer } from "../api.ts";
import { type AskTerms, channelOf, subjectMost } from "./ask-rule.ts";
import { useAskTerms } from "./use-ask-terms.ts";

export interface NewCodeProps {
  close: () => void;
  done: (code: ReceiptCode) => void;
}

/** A code for the counter: a fixed price, or the payer types it. */
export function NewCode({ close, done }: NewCodeProps) {
  const intl = useIntl();
  const account = useAccount();
  const { terms, error } = useAskTerms();
  if (terms && account) return <CodeForm terms={terms} currency={account.pricingCurrency} close={close} done={done} />;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "form.close" })} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="merchantTill.newCode" />
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
      title={<FormattedMessage id="merchantTill.newCode" />}
      body={<FormattedMessage id="merchantTill.newCodeBody" />}
      yes={<FormattedMessage id="merchantTill.makeCode" />}
      no={<FormattedMessage id="merchantTill.revokeNo" />}
      close={close}
    >
      <CoinNetworkField coins={terms.coins} about={({ depositEnabled }) => ({ closed: !depositEnabled })} />
      <RadioField
        name="kind"
        label={<FormattedMessage id="merchantTill.priceSet" />}
        columns={2}
        options={[
          { value: "typed", label: <FormattedMessage id="merchantTill.typed" /> },
          { value: "fixed", label: <FormattedMessage id="merchantTill.fixed" /> },
        ]}
      />
      {kind === "fixed" ? (
        <AmountField
          name="amount"
          label={<FormattedMessage id="merchantTill.amount" />}
          required
          {...boundsOf(terms, { coin, network })}
        />
      ) : (
        <SelectField
          name="fiatCurrency"
          label={<FormattedMessage id="merchantTill.priceIn" />}
          options={[
            ...terms.currencies.map((each) => ({ value: each.currency, label: each.currency })),
            { value: coin, label: coin },
          ]}
        />
      )}
      <TextField
        name="subject"
        label={<FormattedMessage id="merchantTill.subject" />}
        hint={<FormattedMessage id="merchantTill.subjectHint" />}
      />
    </OnceDialog>
  );
}
