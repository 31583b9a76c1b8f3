import type { CashChannelCode } from "@coffer/sdk";
import { Card, CardBody, CoinIcon, Field, Select, Skeleton } from "@coffer/ui";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { usePayoutChannels } from "./use-payout-channels.ts";

export interface ChannelChoiceProps {
  /** As in the address. */
  channel: CashChannelCode | undefined;
  choose: (channel: CashChannelCode) => void;
  /** The channel's requirements. */
  children: ReactNode;
}

/** Selects the channel first, because the form depends on it. */
export function ChannelChoice({ channel, choose, children }: ChannelChoiceProps) {
  const intl = useIntl();
  const id = useId();
  const { data, error, refetch } = usePayoutChannels();
  if (error && !data) {
    return (
      <FormCard>
        <LoadFailure error={error} again={() => void refetch()} />
      </FormCard>
    );
  }
  if (!data) return <FormWaiting />;
  return (
    <FormCard>
      <Field
        id={id}
        label={<FormattedMessage id="cash.channel" />}
        hint={<FormattedMessage id="cashBanks.channelHint" />}
        required
      >
        <Select
          id={id}
          size="lg"
          value={channel}
          placeholder={intl.formatMessage({ id: "form.select" })}
          onValueChange={(value) => choose(value as CashChannelCode)}
          options={data.items.map((each) => ({
            value: each.channel,
            label: each.name,
            note: each.currency,
            icon: <CoinIcon ticker={each.currency} size="sm" />,
          }))}
        />
      </Field>
      {children}
    </FormCard>
  );
}

export function FormCard({ children }: { children: ReactNode }) {
  return (
    <Card className="max-w-[640px]">
      <CardBody className="flex flex-col gap-5">{children}</CardBody>
    </Card>
  );
}

export function FormWaiting() {
  return <Skeleton className="h-[520px] w-full max-w-[640px]" />;
}
