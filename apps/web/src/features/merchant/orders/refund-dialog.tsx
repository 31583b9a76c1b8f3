import type { CoinConfig, PaymentOrder, RefundOptions, RefundOrderDetail } from "@coffer/sdk";
import { Button, Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { OnceDialog } from "../../../platform/action/once-dialog.tsx";
import { useOnce } from "../../../platform/action/use-once.ts";
import { api as base } from "../../../platform/api.ts";
import { AddressField } from "../../../platform/destination/address-field.tsx";
import { networkOf } from "../../../platform/destination/coin-network-field.tsx";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { LongTextField } from "../../../platform/form/long-text-field.tsx";
import { RadioField } from "../../../platform/form/radio-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { type MessageId, Text, useText } from "../../../platform/intl/text.tsx";
import { useAmountText } from "../../../platform/money/amount-text.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { api, coffer } from "../api.ts";
import { RefundCost } from "./refund-cost.tsx";
import {
  amountOf,
  type Basis,
  basisIn,
  noRefund,
  type RefundDetails,
  refundReasonMost,
  refundRule,
} from "./refund-rule.ts";

export interface RefundDialogProps {
  order: PaymentOrder;
  close: () => void;
}

/** What a refund can come to is asked for when it opens: today's rate is one of the ways. */
export function RefundDialog({ order, close }: RefundDialogProps) {
  const text = useText();
  const options = useQuery({
    ...api.merchant.getRefundOptions.queryOptions({ id: order.id }),
    staleTime: 0,
    gcTime: 0,
    meta: { shows: "place" },
  });
  const catalogue = useQuery({ ...base.assets.getCoinConfigList.queryOptions(), meta: { shows: "place" } });
  if (options.data && catalogue.data)
    return <RefundForm order={order} options={options.data} coins={catalogue.data.items} close={close} />;
  const failed = [options, catalogue].find(({ error, data }) => error && !data);
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={text("form.close")} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>
            <Text id="merchantOrders.refundTitle" values={{ number: order.number }} />
          </DialogTitle>
        </DialogHeader>
        <DialogBody>
          {failed ? (
            <LoadFailure error={failed.error} again={() => void failed.refetch()} />
          ) : (
            <Skeleton className="h-72 w-full" />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const ways: Record<Basis, MessageId> = {
  paidRate: "merchantOrders.atPaidRate",
  currentRate: "merchantOrders.atTodaysRate",
  overpaidPart: "merchantOrders.overpaidPart",
  ownAmount: "merchantOrders.ownAmount",
};

interface RefundFormProps extends RefundDialogProps {
  options: RefundOptions;
  coins: readonly CoinConfig[];
}

function RefundForm({ order, options, coins, close }: RefundFormProps) {
  const text = useText();
  const amountText = useAmountText();
  const moved = useMoneyMoved();
  const { coin, payerAddress, fiatCurrency } = options;
  const network = networkOf(coins, options);
  const scale = network?.scale ?? 0;
  const [first] = options.options;
  const once = useOnce<RefundDetails, RefundOrderDetail>({
    send: (details, key) => coffer.merchant.refundPaymentOrder(inputOf(details), key).finally(moved),
    done: ({ number }) => {
      notify({
        tone: "success",
        words: text("merchantOrders.refundAsked"),
        details: text("merchantOrders.refundAskedBody", { number }),
      });
      close();
    },
  });
  const inputOf = (details: RefundDetails) => ({
    id: order.id,
    basis: basisIn(options, details.basis),
    amount: amountOf(options, details),
    address: details.address.trim(),
    reason: details.reason,
    ...(network?.tagRequired && details.tag !== "" && { tag: details.tag }),
  });
  const form = useCofferForm({
    schema: refundRule(options, coins, scale),
    defaultValues: { ...noRefund, basis: first?.basis ?? "ownAmount" },
    act: once.act,
    submit: once.submit,
    codes: { 40018: "address" },
  });
  const [basis, typed] = useWatch({ control: form.control, name: ["basis", "amount"] });
  const amount = amountOf(options, { ...noRefund, basis, amount: typed });
  return (
    <OnceDialog
      once={once}
      form={form}
      title={<Text id="merchantOrders.refundTitle" values={{ number: order.number }} />}
      body={<Text id="merchantOrders.refundBody" />}
      yes={
        amount === "" ? (
          <Text id="merchantOrders.refund" />
        ) : (
          <Text id="merchantOrders.refundYes" values={{ amount: amountText(amount, coin) }} />
        )
      }
      no={<Text id="merchantOrders.notNow" />}
      close={close}
    >
      <RadioField
        name="basis"
        label={<Text id="merchantOrders.howMuch" />}
        options={[
          ...options.options.map((option) => ({
            value: option.basis,
            label: <Text id={ways[option.basis]} />,
            note: amountText(option.fiatAmount, fiatCurrency),
            aside: <span className="text-right text-label">{amountText(option.amount, coin)}</span>,
          })),
          {
            value: "ownAmount",
            label: <Text id="merchantOrders.ownAmount" />,
            note: (
              <Text id="merchantOrders.ownAmountNote" values={{ most: amountText(options.refundableAmount, coin) }} />
            ),
          },
        ]}
      />
      {basis === "ownAmount" && (
        <AmountField
          name="amount"
          label={<Text id="merchantOrders.refundAmount" />}
          unit={coin}
          decimals={scale}
          max={options.refundableAmount}
          required
        />
      )}
      <AddressField
        name="address"
        label={<Text id="merchantOrders.refundAddress" />}
        hint={<Text id="merchantOrders.refundAddressHint" values={{ network: order.networkName }} />}
        action={
          payerAddress !== null && (
            <Button variant="link" onClick={() => form.setValue("address", payerAddress, { shouldDirty: true })}>
              <Text id="merchantOrders.usePayer" />
            </Button>
          )
        }
        required
      />
      {network?.tagRequired && (
        <TextField name="tag" label={<Text id="form.tag" />} hint={<Text id="form.tagHint" />} mono required />
      )}
      <LongTextField name="reason" label={<Text id="merchantOrders.refundReason" />} most={refundReasonMost} required />
      <RefundCost amount={amount} fee={options.networkFee} coin={coin} />
    </OnceDialog>
  );
}
