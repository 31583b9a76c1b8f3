import { Button, Card, EmptyState } from "@coffer/ui";
import { InboxIcon, SearchXIcon } from "lucide-react";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import { useWorldNow } from "../../calls/world-now.ts";
import { contains } from "../../parts/contains.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { SearchInput } from "../../parts/search-input.tsx";
import { useWords } from "../../words/use-words.ts";
import { AuthenticatorCodes } from "./authenticator-codes.tsx";
import { InboxItem } from "./inbox-item.tsx";

/** The messages the product "sent": codes without a mailbox. */
export function Inbox() {
  const words = useWords();
  const text = words.inbox;
  const inbox = useControl("inbox", { every: 1500 });
  const { now } = useWorldNow();
  const [to, setTo] = useState("");
  return (
    <Page title={words.frame.sections.inbox} state={inbox.data && text.state(inbox.data.items.length)}>
      <SearchInput label={text.filter} placeholder={text.placeholder} value={to} onChange={setTo} />
      <AuthenticatorCodes typed={to} />
      <Card>
        <Loaded query={inbox} rows={4}>
          {({ items }) => {
            const found = items.filter((message) => contains([message.to], to));
            if (items.length === 0)
              return <EmptyState icon={<InboxIcon />} title={text.empty} description={text.emptyText} />;
            if (found.length === 0)
              return (
                <EmptyState
                  icon={<SearchXIcon />}
                  title={text.noneFound}
                  description={text.noneFoundText}
                  action={
                    <Button variant="secondary" onClick={() => setTo("")}>
                      {text.clear}
                    </Button>
                  }
                />
              );
            return (
              <ul className="divide-y divide-line">
                {found.map((message) => (
                  <InboxItem key={message.id} message={message} now={now} />
                ))}
              </ul>
            );
          }}
        </Loaded>
      </Card>
    </Page>
  );
}
