import type { CashChannel } from "@coffer/sdk";
import { CoinIcon } from "@coffer/ui";
import type { ReactNode } from "react";
import { RadioField } from "../../../platform/form/radio-field.tsx";
import { Text, useText } from "../../../platform/intl/text.tsx";

export interface ChannelFieldProps {
  channels: readonly CashChannel[];
  /** What is said of an open one. */
  note: (channel: CashChannel) => ReactNode;
  onChoose?: ((channel: string) => void) | undefined;
}

/** By which channel; a closed one is shown and can't be chosen. */
export function ChannelField({ channels, note, onChoose }: ChannelFieldProps) {
  const text = useText();
  return (
    <RadioField
      name="channel"
      label={<Text id="cash.channel" />}
      options={channels.map((each) => ({
        value: each.channel,
        label: each.name,
        note: each.open ? note(each) : text("form.closed"),
        icon: <CoinIcon ticker={each.currency} size="sm" />,
        disabled: !each.open,
      }))}
      columns={channels.length === 1 ? 1 : 2}
      onChoose={onChoose}
      required
    />
  );
}
