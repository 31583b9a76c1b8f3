import type { ReceiptMethod, UserReceiptMethodInfo } from "@coffer/sdk";
import { Card, CardBody, CoinIcon, Field, RadioCards, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import { useSearchState } from "../../platform/search-state.ts";
import { MethodForm } from "./method-form.tsx";

export interface AddMethodProps {
  own: readonly UserReceiptMethodInfo[];
  channels: readonly ReceiptMethod[];
  /** As in the address. */
  channel: string | undefined;
}

/** Selects the channel first, which decides the form. Used and closed ones are disabled with a note. */
export function AddMethod({ own, channels, channel }: AddMethodProps) {
  const { change } = useSearchState();
  const id = useId();
  const noteOf = ({ id: at, open, needsImage }: ReceiptMethod) => {
    if (own.some(({ receiptMethodId }) => receiptMethodId === at)) return "receiptMethods.taken";
    if (!open) return "receiptMethods.channelClosed";
    return needsImage ? "receiptMethods.wantsCode" : undefined;
  };
  const isOffered = (each: ReceiptMethod) => {
    const note = noteOf(each);
    return note === undefined || note === "receiptMethods.wantsCode";
  };
  const chosen = channels.find((each) => each.id === channel && isOffered(each));
  return (
    <Card className="max-w-[640px]">
      <CardBody className="flex flex-col gap-5">
        <PinFirst why="receiptMethods.pinWhy" />
        <Field
          id={id}
          label={<FormattedMessage id="receiptMethods.channel" />}
          hint={<FormattedMessage id="receiptMethods.channelHint" />}
          required
        >
          <RadioCards
            columns={2}
            value={chosen?.id ?? ""}
            onValueChange={(next) => void change({ channel: next }, { replace: true, resetScroll: false })}
            options={channels.map((each) => {
              const note = noteOf(each);
              return {
                value: each.id,
                label: each.name,
                note: (
                  <>
                    {each.legalCurrency}
                    {note && (
                      <>
                        {" · "}
                        <FormattedMessage id={note} />
                      </>
                    )}
                  </>
                ),
                icon: <CoinIcon ticker={each.legalCurrency} size="sm" />,
                disabled: !isOffered(each),
              };
            })}
          />
        </Field>
        {chosen && <Described channel={chosen} key={chosen.id} />}
      </CardBody>
    </Card>
  );
}

function Described({ channel }: { channel: ReceiptMethod }) {
  const { data, error, refetch } = useQuery({
    ...api.receiptMethods.getReceiptMethodForm.queryOptions({ receiptMethodId: channel.id }),
    staleTime: Number.POSITIVE_INFINITY, // Never resets a form with input.
    meta: { shows: "place" },
  });
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return <MethodForm channel={channel} form={data.fields} />;
}
