import { MailIcon, MessageSquareIcon } from "lucide-react";
import type { InboxMessage } from "../../calls/replies.ts";
import { Copy } from "../../parts/copy.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";

export function InboxItem({ message, now }: { message: InboxMessage; now: number | undefined }) {
  const words = useWords();
  const text = words.inbox;
  const { momentText, spanText } = useTimes();
  const { channel, to, subject, text: body, code, at } = message;
  const Icon = channel === "mail" ? MailIcon : MessageSquareIcon;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 @xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 gap-3">
        <span className="mt-0.5 text-ink-3">
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{text.channels[channel]}</span>
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-3 text-label">
            <span className="break-all font-medium text-ink">{to}</span>
            <time dateTime={at} title={momentText(at)} className="text-ink-3">
              {now !== undefined && words.frame.ago(spanText(now - Date.parse(at)))}
            </time>
          </p>
          <p className="mt-1 font-medium">{subject}</p>
          <p className="mt-0.5 whitespace-pre-line break-words text-ink-2">{body}</p>
        </div>
      </div>
      {code !== null && (
        <p className="flex items-center gap-2 @max-xl:pl-7">
          <span className="sr-only">{text.code}</span>
          <span className="font-medium font-mono text-[26px] leading-8 tracking-[0.08em]">{code}</span>
          <Copy text={code} label={text.copyCode} />
        </p>
      )}
    </li>
  );
}
