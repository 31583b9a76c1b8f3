import { Button, Card, EmptyState, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { WalletCardsIcon } from "lucide-react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import { AddMethod } from "./add-method.tsx";
import { MethodCard } from "./method-card.tsx";
import type { ReceivingSearch } from "./receipt-methods-search.ts";
import { activeMost, useMethods } from "./use-methods.ts";

export interface ReceivingScreenProps {
  adding: boolean;
  channel: ReceivingSearch["channel"];
}

/** A seller's receiving methods: list, add, remove. */
export function ReceiptMethodsScreen({ adding, channel }: ReceivingScreenProps) {
  const { own, channels, activeCount, isFull } = useMethods();
  const canAdd = !isFull;
  if (adding) {
    return (
      <Page
        title={<FormattedMessage id="receiptMethods.add" />}
        lead={<FormattedMessage id="receiptMethods.addLead" />}
      >
        {canAdd ? <AddMethod own={own} channels={channels} channel={channel} /> : <Full />}
      </Page>
    );
  }
  return (
    <Page
      title={<FormattedMessage id="receiptMethods.title" />}
      lead={<FormattedMessage id="receiptMethods.lead" values={{ active: activeCount, most: activeMost }} />}
      actions={canAdd && own.length > 0 && <AddLink />}
    >
      <div className="flex max-w-[760px] flex-col gap-4">
        <PinFirst why="receiptMethods.pinWhy" />
        {isFull && <FullNotice />}
        {own.length === 0 && (
          <Card>
            <EmptyState
              icon={<WalletCardsIcon />}
              title={<FormattedMessage id="receiptMethods.none" />}
              description={<FormattedMessage id="receiptMethods.noneBody" />}
              action={<AddLink />}
            />
          </Card>
        )}
        {own.map((method) => (
          <MethodCard key={method.userReceiptMethodInfoDetailId} method={method} />
        ))}
      </div>
    </Page>
  );
}

function AddLink() {
  return (
    <Button asChild>
      <Link to="/account/payment" search={{ add: "1" }}>
        <FormattedMessage id="receiptMethods.add" />
      </Link>
    </Button>
  );
}

function FullNotice() {
  return (
    <Notice live="off" title={<FormattedMessage id="receiptMethods.full" values={{ most: activeMost }} />}>
      <FormattedMessage id="receiptMethods.fullBody" />
    </Notice>
  );
}

/** A link to the form while no slot is free. */
function Full() {
  return (
    <div className="flex max-w-[640px] flex-col items-start gap-4">
      <FullNotice />
      <Button asChild variant="secondary">
        <Link to="/account/payment">
          <FormattedMessage id="receiptMethods.toList" />
        </Link>
      </Button>
    </div>
  );
}
