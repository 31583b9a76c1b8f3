import { Card, CardFooter, EmptyState, Segmented } from "@coffer/ui";
import { ListXIcon, ScrollTextIcon } from "lucide-react";
import { useState } from "react";
import { useControl } from "../../api/control.ts";
import type { LoggedRequest } from "../../api/replies.ts";
import { contains } from "../../parts/contains.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { SearchInput } from "../../parts/search-input.tsx";
import { words } from "../../words.ts";
import { ClearLog } from "./clear-log.tsx";
import { RequestDetail } from "./request-detail.tsx";
import { RequestRow } from "./request-row.tsx";

const text = words.requests;
const MOST = 100;

const kinds: Record<string, (request: LoggedRequest) => boolean> = {
  all: () => true,
  failed: ({ status }) => status >= 400,
  findings: ({ findings }) => findings.length > 0,
};

/** What came in and what went out. */
export function Requests() {
  const log = useControl("log", 2000);
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState("all");
  const [open, setOpen] = useState<LoggedRequest | null>(null);
  return (
    <Page title={words.sections.requests} state={text.state} actions={<ClearLog />}>
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput label={text.filter} placeholder={text.placeholder} value={typed} onChange={setTyped} />
        <Segmented
          aria-label={text.kind}
          value={kind}
          onValueChange={setKind}
          options={Object.entries(text.kinds).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <Card>
        <Loaded query={log} rows={6}>
          {({ items }) => {
            const fits = kinds[kind] ?? (() => true);
            const found = items.filter(
              (each) => fits(each) && contains([each.operation, each.path, each.uid, each.requestId], typed),
            );
            if (items.length === 0)
              return <EmptyState icon={<ScrollTextIcon />} title={text.empty} description={text.emptyText} />;
            if (found.length === 0)
              return <EmptyState icon={<ListXIcon />} title={text.noneFound} description={text.noneFoundText} />;
            return (
              <>
                <ul className="divide-y divide-line">
                  {found.slice(0, MOST).map((request) => (
                    <RequestRow key={request.requestId} request={request} onOpen={() => setOpen(request)} />
                  ))}
                </ul>
                {found.length > MOST && (
                  <CardFooter className="text-ink-2 text-label">{text.shown(MOST, found.length)}</CardFooter>
                )}
              </>
            );
          }}
        </Loaded>
      </Card>
      <RequestDetail request={open} onClose={() => setOpen(null)} />
    </Page>
  );
}
