import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { SentFiles } from "../../../platform/page/sent-files.tsx";
import { When } from "../../../platform/page/when.tsx";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

const speakers: Readonly<Record<string, PlainMessageId>> = {
  user: "p2p.sayYou",
  dealer: "p2p.sayDealer",
  mediator: "p2p.sayMediator",
  system: "p2p.saySystem",
};

export interface StatementProps {
  by: string;
  time: string;
  remark: string;
  files: readonly string[];
}

/** A statement, always rendered as text. */
export function Statement({ by, time, remark, files }: StatementProps) {
  return (
    <li className="border-line-strong border-l-2 pl-4">
      <p className="text-ink-2 text-label">
        <FormattedMessage id={speakers[by] ?? "p2p.saySystem"} /> · <When at={time} />
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{visibleCharacters(remark)}</p>
      {files.length > 0 && (
        <div className="mt-2">
          <SentFiles ids={files} />
        </div>
      )}
    </li>
  );
}
