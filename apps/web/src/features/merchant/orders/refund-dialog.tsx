import type { CoinConfig, PaymentOrder, RefundOptions, RefundOrderDetail } from "@coffer/sdk";
import { Button, Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
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
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
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

/** The possible refunds are fetched on opening: today's rate is one of them. */
export function RefundDialog({ order, close }: RefundDialogProps) {
  const intl = useIntl();
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
      <DialogContent closeLabel={intl.formatMessage({ id: "form.close" })} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="merchantOrders.refundTitle" values={{ number: order.number }} />
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

const ways: Record<Basis, PlainMessageId> = {
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
  const intl = useIntl();
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
        words: intl.formatMessage({ id: "merchantOrders.refundAsked" }),
        details: intl.formatMessage({ id: "merchantOrders.refundAskedBody" }, { number }),
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
      title={<FormattedMessage id="merchantOrders.refundTitle" values={{ number: order.number }} />}
      body={<FormattedMessage id="merchantOrders.refundBody" />}
      yes={
        amount === "" ? (
          <FormattedMessage id="merchantOrders.refund" />
        ) : (
          <FormattedMessage id="merchantOrders.refundYes" values={{ amount: amountText(amount, coin) }} />
        )
      }
      no={<FormattedMessage id="merchantOrders.notNow" />}
      close={close}
    >
      <RadioField
        name="basis"
        label={<FormattedMessage id="merchantOrders.howMuch" />}
        options={[
          ...options.options.map((option) => ({
            value: option.basis,
            label: <FormattedMessage id={ways[option.basis]} />,
            note: amountText(option.fiatAmount, fiatCurrency),
            aside: <span className="text-right text-label">{amountText(option.amount, coin)}</span>,
          })),
          {
            value: "ownAmount",
            label: <FormattedMessage id="merchantOrders.ownAmount" />,
            note: (
              <FormattedMessage
                id="merchantOrders.ownAmountNote"
                values={{ most: amountText(options.refundableAmount, coin) }}
              />
            ),
          },
        ]}
      />
      {basis === "ownAmount" && (
        <AmountField
          name="amount"
          label={<FormattedMessage id="merchantOrders.refundAmount" />}
          unit={coin}
          decimals={scale}
          max={options.refundableAmount}
          required
        />
      )}
      <AddressField
        name="address"
        label={<FormattedMessage id="merchantOrders.refundAddress" />}
        hint={<FormattedMessage id="merchantOrders.refundAddressHint" values={{ network: order.networkName }} />}
        action={
          payerAddress !== null && (
            <Button variant="link" onClick={() => form.setValue("address", payerAddress, { shouldDirty: true })}>
              <FormattedMessage id="merchantOrders.usePayer" />
            </Button>
          )
        }
        required
      />
      {network?.tagRequired && (
        <TextField
          name="tag"
          label={<FormattedMessage id="form.tag" />}
          hint={<FormattedMessage id="form.tagHint" />}
          mono
          required
        />
      )}
      <LongTextField
        name="reason"
        label={<FormattedMessage id="merchantOrders.refundReason" />}
        most={refundReasonMost}
        required
      />
      <RefundCost amount={amount} fee={options.networkFee} coin={coin} />
    </OnceDialog>
  );
}
