import { Card, CoinIcon, cn } from "@coffer/ui";
import { FormattedMessage, type MessageIdFor } from "../../../platform/intl/intl.ts";
import { depositFrom, facts } from "../facts.ts";
import { brass } from "../pieces/tones.ts";

const parts: readonly {
  id: MessageIdFor<{ block: number; all: number }>;
  amount: string;
  colour: string;
  share: string;
}[] = [
  { id: "contentPictures.available", amount: "19,980.12", colour: "bg-vault", share: "flex-[1998]" },
  { id: "contentPictures.heldReview", amount: "1,500.00", colour: brass.bg, share: "flex-[150]" },
  { id: "contentPictures.stillConfirming", amount: "250.00", colour: "bg-line-strong", share: "flex-[60]" },
];

/** A coin, split into usable and held parts with reasons. */
export function Holding() {
  return (
    <Card className="shadow-none!">
      <div className="flex flex-col gap-2.5 p-[18px] text-label">
        <p className="flex items-center gap-2.5 font-medium text-body">
          <CoinIcon ticker="USDT" size="sm" />
          USDT
          <span className="ml-auto">21,730.12</span>
        </p>
        <span aria-hidden className="flex h-2 gap-0.5 overflow-clip rounded-full">
          {parts.map(({ id, colour, share }) => (
            <span key={id} className={cn(colour, share)} />
          ))}
        </span>
        {parts.map(({ id, amount, colour }) => (
          <p key={id} className="flex items-center gap-2.5">
            <span aria-hidden className={cn("size-2 rounded-[2px]", colour)} />
            <span className="text-ink-2">
              <FormattedMessage id={id} values={{ block: depositFrom, all: facts.tronBlocks }} />
            </span>
            <span className="ml-auto">{amount}</span>
          </p>
        ))}
      </div>
    </Card>
  );
}
