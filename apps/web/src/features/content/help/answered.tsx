import { Button } from "@coffer/ui";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { client } from "../../../platform/client.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** Counted for the authors; a lost count is not reported. */
export function Answered() {
  const page = useLocation({ select: ({ pathname }) => pathname });
  const detail = useLocation({ select: ({ search }) => String((search as { id?: unknown }).id ?? "") });
  const [said, setSaid] = useState<"contentHelp.answered" | "help.unanswered">();
  const say = (action: "contentHelp.answered" | "help.unanswered") => {
    setSaid(action);
    const input = { action, page, detail, time: new Date().toISOString() };
    client()
      .then(({ content }) => content.addUserActionLog(input))
      .catch(() => undefined);
  };
  return (
    <div className="mt-12 flex min-h-[62px] flex-wrap items-center justify-between gap-3 border-line border-y py-3 noscript:hidden">
      <p role="status" className="font-medium">
        {said === "help.unanswered" ? (
          <FormattedMessage id="contentHelp.thanksNo" values={{ link: (words) => <ToContact>{words}</ToContact> }} />
        ) : (
          <FormattedMessage id={said ? "contentHelp.thanks" : "contentHelp.answered"} />
        )}
      </p>
      {!said && (
        <p className="flex gap-2">
          <Button variant="secondary" size="sm" className="min-w-12" onClick={() => say("contentHelp.answered")}>
            <FormattedMessage id="contentHelp.yes" />
          </Button>
          <Button variant="secondary" size="sm" className="min-w-12" onClick={() => say("help.unanswered")}>
            <FormattedMessage id="contentHelp.no" />
          </Button>
        </p>
      )}
    </div>
  );
}

const ToContact = ({ children }: { children: ReactNode }) => (
  <Link to="/contact" className="text-vault underline underline-offset-4">
    {children}
  </Link>
);
