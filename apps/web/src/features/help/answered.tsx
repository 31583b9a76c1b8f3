import { Button } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../kernel/api.ts";
import { Text } from "../../lib/text.tsx";

/** Counted, for those who write the articles; that a count is lost is told to nobody. */
export function Answered() {
  const page = useLocation({ select: ({ pathname }) => pathname });
  const detail = useLocation({ select: ({ search }) => String((search as { id?: unknown }).id ?? "") });
  const log = useMutation({ ...api.content.addUserActionLog.mutationOptions(), meta: { shows: "nothing" } });
  const [said, setSaid] = useState(false);
  const say = (action: "help.answered" | "help.unanswered") => {
    setSaid(true);
    log.mutate({ action, page, detail, time: new Date().toISOString() });
  };
  return (
    <div className="mt-12 flex min-h-[62px] flex-wrap items-center justify-between gap-3 border-line border-y py-3">
      <p role="status" className="font-medium">
        <Text id={said ? "help.thanks" : "help.answered"} />
      </p>
      {!said && (
        <p className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={() => say("help.answered")}>
            <Text id="help.yes" />
          </Button>
          <Button variant="secondary" size="sm" onClick={() => say("help.unanswered")}>
            <Text id="help.no" />
          </Button>
        </p>
      )}
    </div>
  );
}
