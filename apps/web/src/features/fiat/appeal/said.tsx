import { SentFiles } from "../../../kernel/page/sent-files.tsx";
import { When } from "../../../kernel/page/when.tsx";
import { type MessageId, Text } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";

const speakers: Readonly<Record<string, MessageId>> = {
  user: "fiat.sayYou",
  dealer: "fiat.sayDealer",
  mediator: "fiat.sayMediator",
  system: "fiat.saySystem",
};

export interface SaidProps {
  by: string;
  time: string;
  remark: string;
  files: readonly string[];
}

/** What somebody said. It is shown as text, whatever stands in it. */
export function Said({ by, time, remark, files }: SaidProps) {
  return (
    <li className="border-line-strong border-l-2 pl-4">
      <p className="text-ink-2 text-label">
        <Text id={speakers[by] ?? "fiat.saySystem"} /> · <When at={time} />
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{visible(remark)}</p>
      {files.length > 0 && (
        <div className="mt-2">
          <SentFiles ids={files} />
        </div>
      )}
    </li>
  );
}
