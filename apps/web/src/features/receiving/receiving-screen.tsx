import { Button, Card, EmptyState, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { WalletCardsIcon } from "lucide-react";
import { Page } from "../../kernel/page/page.tsx";
import { PinFirst } from "../../kernel/proof/pin-first.tsx";
import { Text } from "../../lib/text.tsx";
import { AddMethod } from "./add-method.tsx";
import { MethodCard } from "./method-card.tsx";
import type { ReceivingSearch } from "./receiving-search.ts";
import { activeMost, useMethods } from "./use-methods.ts";

export interface ReceivingScreenProps {
  adding: boolean;
  channel: ReceivingSearch["channel"];
}

/** Where dealers pay somebody who sells: what there is, one more, and one less. */
export function ReceivingScreen({ adding, channel }: ReceivingScreenProps) {
  const { own, channels, activeCount, isFull } = useMethods();
  const canAdd = !isFull;
  if (adding) {
    return (
      <Page title={<Text id="receiving.add" />} lead={<Text id="receiving.addLead" />}>
        {canAdd ? <AddMethod own={own} channels={channels} channel={channel} /> : <Full />}
      </Page>
    );
  }
  return (
    <Page
      title={<Text id="receiving.title" />}
      lead={<Text id="receiving.lead" values={{ active: activeCount, most: activeMost }} />}
      actions={canAdd && own.length > 0 && <AddLink />}
    >
      <div className="flex max-w-[760px] flex-col gap-4">
        <PinFirst why="receiving.pinWhy" />
        {isFull && <FullNotice />}
        {own.length === 0 && (
          <Card>
            <EmptyState
              icon={<WalletCardsIcon />}
              title={<Text id="receiving.none" />}
              description={<Text id="receiving.noneBody" />}
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
        <Text id="receiving.add" />
      </Link>
    </Button>
  );
}

function FullNotice() {
  return (
    <Notice live="off" title={<Text id="receiving.full" values={{ most: activeMost }} />}>
      <Text id="receiving.fullBody" />
    </Notice>
  );
}

/** A link to the form, followed while there is no room. */
function Full() {
  return (
    <div className="flex max-w-[640px] flex-col items-start gap-4">
      <FullNotice />
      <Button asChild variant="secondary">
        <Link to="/account/payment">
          <Text id="receiving.toList" />
        </Link>
      </Button>
    </div>
  );
}
