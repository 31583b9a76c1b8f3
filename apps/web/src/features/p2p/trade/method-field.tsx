import type { TradeSide } from "@coffer/sdk";
import { Button, CoinIcon, Field, Notice } from "@coffer/ui";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { RadioField } from "../../../platform/form/radio-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { PathLink } from "../../../platform/page/path-link.tsx";
import type { Trade } from "./trade.ts";
import type { TradeFieldsProps } from "./trade-fields.tsx";
import { methodsOn, useReference } from "./use-reference.ts";
import type { Terms } from "./use-terms.ts";

interface Choice {
  /** The id of a channel, or of an own receiving method. */
  id: string;
  name: string;
  channel: string;
  /** The end of the account number, or another distinction. */
  note: string | undefined;
  /** Its channel is closed. */
  closed: boolean;
}

/** The currency's payment methods: all channels for a buyer, own receiving methods for a seller. */
export function choicesFor(
  side: TradeSide,
  currency: string,
  { channels, own }: Pick<Terms, "channels" | "own">,
): Choice[] {
  if (side === "buy") {
    return channels
      .filter(({ legalCurrency }) => legalCurrency === currency)
      .map(({ id, name, open }) => ({ id, name, channel: id, note: undefined, closed: !open }));
  }
  return own
    .filter(({ legalCurrency }) => legalCurrency === currency)
    .map(({ userReceiptMethodInfoDetailId: id, name, receiptMethodId, values, active }) => {
      const number = values.find(({ key }) => ["iban", "accountNumber", "payId"].includes(key))?.value;
      return { id, name, channel: receiptMethodId, note: number && `•••• ${number.slice(-4)}`, closed: !active };
    });
}

/** The matching payment methods: those without a dealer for this amount are disabled with a note. */
export function MethodField({ side, terms }: TradeFieldsProps) {
  const trade = useWatch<Trade>() as Trade;
  const { setValue } = useFormContext<Trade>();
  const { data } = useReference(trade, side, terms);
  const matched = data && methodsOn(data, side);
  const choices = choicesFor(side, trade.currency, terms);
  const isOffered = ({ channel, closed }: Choice) => !closed && (matched?.includes(channel) ?? true);
  const offered = choices.filter(isOffered);
  const fits = offered.some(({ id }) => id === trade.method);
  const first = offered[0]?.id ?? "";
  useEffect(() => {
    if (!fits) setValue("method", first);
  }, [fits, first, setValue]);
  if (choices.length === 0) return <NoMethod side={side} />;
  return (
    <>
      <RadioField
        name="method"
        label={<FormattedMessage id={side === "buy" ? "p2p.payBy" : "p2p.receiveBy"} />}
        required
        options={choices.map((choice) => ({
          value: choice.id,
          label: choice.name,
          note: isOffered(choice) ? (
            choice.note
          ) : (
            <FormattedMessage id={choice.closed ? "p2p.methodClosed" : "p2p.methodNoDealer"} />
          ),
          icon: <CoinIcon ticker={trade.currency} size="sm" />,
          disabled: !isOffered(choice),
        }))}
      />
      {offered.length === 0 && (
        <Notice tone="warn" title={<FormattedMessage id="p2p.noDealer" />}>
          <FormattedMessage id="p2p.noDealerBody" />
        </Notice>
      )}
    </>
  );
}

/** "No receiving method matched, add first." */
function NoMethod({ side }: { side: TradeSide }) {
  return (
    <Field label={<FormattedMessage id={side === "buy" ? "p2p.payBy" : "p2p.receiveBy"} />} required>
      <Notice
        tone="warn"
        title={<FormattedMessage id={side === "buy" ? "p2p.noChannel" : "p2p.noReceivingHere"} />}
        action={
          side === "sell" && (
            <Button asChild size="sm">
              <PathLink to="/account/payment" search={{ add: "1" }}>
                <FormattedMessage id="p2p.addReceiving" />
              </PathLink>
            </Button>
          )
        }
      />
    </Field>
  );
}
