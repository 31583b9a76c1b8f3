import type { Beneficiary, CashChannelCode } from "@coffer/sdk";
import { Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { api } from "../api.ts";
import { ChannelChoice, type ChannelChoiceProps, FormCard, FormWaiting } from "../form/channel-choice.tsx";
import { useDescribedForm } from "../form/use-described-form.ts";
import { RecipientForm, type RecipientFormProps } from "./recipient-form.tsx";

type Leaving = Pick<RecipientFormProps, "done" | "leave">;

/** A new recipient, by channel. */
export function NewRecipient({
  channel,
  choose,
  ...leaving
}: Leaving & Pick<ChannelChoiceProps, "channel" | "choose">) {
  return (
    <ChannelChoice channel={channel} choose={choose}>
      {channel && <Described channel={channel} key={channel} {...leaving} />}
    </ChannelChoice>
  );
}

/** Changes a recipient; the channel is fixed. */
export function ChangedRecipient({ id, ...leaving }: Leaving & { id: string }) {
  const { data, error, refetch } = useQuery({
    ...api.cash.getCashBeneficiary.queryOptions({ id }),
    staleTime: Number.POSITIVE_INFINITY, // Never resets a form with input.
    gcTime: 0,
    meta: { shows: "place" },
  });
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
      <Described channel={data.channel} recipient={data} {...leaving} />
    </FormCard>
  );
}

function Described(props: Leaving & { channel: CashChannelCode; recipient?: Beneficiary }) {
  const { data, error, refetch } = useDescribedForm(props.channel);
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return <RecipientForm form={data} {...props} />;
}
