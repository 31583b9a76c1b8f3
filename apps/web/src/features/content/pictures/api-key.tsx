import { Card, StatusChip, SummaryList, SummaryRow } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Tick } from "../pieces/tick.tsx";

const may: readonly { id: PlainMessageId; on: boolean }[] = [
  { id: "contentPictures.keyRead", on: true },
  { id: "contentPictures.keyTrade", on: true },
  { id: "contentPictures.keyWithdraw", on: false },
];

/** A program's key with its permissions. */
export function ApiKey() {
  return (
    <Card>
      <div className="p-6">
        <p className="flex items-center justify-between gap-3 font-medium text-[16px]">
          <FormattedMessage id="contentPictures.keyName" />
          <StatusChip tone="good">
            <FormattedMessage id="contentPictures.keyNormal" />
          </StatusChip>
        </p>
        <p className="mt-1 font-mono text-ink-2 text-label">ck_main_7VZJ…TE16</p>
        <ul className="mt-5 flex flex-col gap-2.5">
          {may.map(({ id, on }) => (
            <li key={id} className={on ? "flex items-center gap-2.5" : "flex items-center gap-2.5 text-ink-3"}>
              {on ? <Tick /> : <span className="size-[18px] rounded-full border border-line-strong" />}
              <FormattedMessage id={id} />
            </li>
          ))}
        </ul>
        <SummaryList className="mt-5 border-line border-t pt-4 text-label">
          <SummaryRow
            label={<FormattedMessage id="contentPictures.keyFrom" />}
            value={<span className="font-mono">203.0.113.0/28</span>}
          />
          <SummaryRow
            label={<FormattedMessage id="contentPictures.keySecret" />}
            value={<FormattedMessage id="contentPictures.keyOnce" />}
          />
        </SummaryList>
      </div>
    </Card>
  );
}
