import type { CashChannel } from "@coffer/sdk";
import { CoinIcon } from "@coffer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { RadioField } from "../../../platform/form/radio-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

export interface ChannelFieldProps {
  channels: readonly CashChannel[];
  /** The note of an open channel. */
  note: (channel: CashChannel) => ReactNode;
  onChoose?: ((channel: string) => void) | undefined;
}

/** Selects the channel; a closed one is shown and disabled. */
export function ChannelField({ channels, note, onChoose }: ChannelFieldProps) {
  const intl = useIntl();
  return (
    <RadioField
      name="channel"
      label={<FormattedMessage id="cash.channel" />}
      options={channels.map((each) => ({
        value: each.channel,
        label: each.name,
        note: each.open ? note(each) : intl.formatMessage({ id: "form.closed" }),
        icon: <CoinIcon ticker={each.currency} size="sm" />,
        disabled: !each.open,
      }))}
      columns={channels.length === 1 ? 1 : 2}
      onChoose={onChoose}
      required
    />
  );
}
