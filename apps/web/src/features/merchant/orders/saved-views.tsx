import { Button, cn, IconButton, InputGroup, Popover, PopoverContent, PopoverTrigger } from "@coffer/ui";
import { BookmarkIcon, XIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { useAccount } from "../../../platform/session.ts";
import { isFiltered, type OrderFilters } from "./order-search.ts";
import { filtersIn, keepViews, readViews, sameFilters, type View, viewNameMost, viewsMost } from "./views.ts";

/** The default views. */
const ready: readonly { id: PlainMessageId; filters: OrderFilters }[] = [
  { id: "merchantOrders.viewAll", filters: {} },
  { id: "merchantOrders.viewToReview", filters: { status: ["pendingReview"] } },
  { id: "merchantOrders.viewExceptions", filters: { why: ["underpaid", "overpaid", "late"] } },
  { id: "merchantOrders.viewRefunds", filters: { status: ["refundPending", "refunded"] } },
];

export interface SavedViewsProps {
  search: OrderFilters;
  show: (filters: OrderFilters) => void;
}

/** Named filters: the default ones, and the user's own, stored on this device. */
export function SavedViews({ search, show }: SavedViewsProps) {
  const intl = useIntl();
  const uid = useAccount()?.uid ?? "";
  const [, redraw] = useState(0);
  const views = readViews(uid);
  const keep = (next: readonly View[]) => {
    keepViews(uid, next);
    redraw((count) => count + 1);
  };
  const isKnown = [...ready, ...views].some(({ filters }) => sameFilters(filters, search));
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "merchantOrders.views" })}
      className="flex flex-wrap items-center gap-2"
    >
      {ready.map(({ id, filters }) => (
        <Chip key={id} on={sameFilters(filters, search)} show={() => show(filters)}>
          <FormattedMessage id={id} />
        </Chip>
      ))}
      {views.map((view) => (
        <span key={view.name} className="inline-flex items-center">
          <Chip on={sameFilters(view.filters, search)} show={() => show(view.filters)}>
            {view.name}
          </Chip>
          <IconButton
            size="sm"
            label={intl.formatMessage({ id: "merchantOrders.dropView" }, { name: view.name })}
            onClick={() => keep(views.filter((each) => each !== view))}
          >
            <XIcon />
          </IconButton>
        </span>
      ))}
      {isFiltered(search) && !isKnown && views.length < viewsMost && (
        <SaveView
          save={(name) => keep([...views.filter((view) => view.name !== name), { name, filters: filtersIn(search) }])}
        />
      )}
    </div>
  );
}

function Chip({ on, show, children }: { on: boolean; show: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={show}
      className={cn(
        "h-8 rounded-full border px-3 text-label transition-colors touch:min-h-11",
        on ? "border-vault bg-vault-tint font-medium text-vault" : "border-line-strong text-ink-2 hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}

function SaveView({ save }: { save: (name: string) => void }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    save(name.trim());
    setName("");
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm">
          <BookmarkIcon aria-hidden />
          <FormattedMessage id="merchantOrders.saveView" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start">
        <form onSubmit={submit} className="flex items-center gap-2 p-3">
          <InputGroup
            aria-label={intl.formatMessage({ id: "merchantOrders.viewName" })}
            placeholder={intl.formatMessage({ id: "merchantOrders.viewName" })}
            value={name}
            maxLength={viewNameMost}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" size="sm">
            <FormattedMessage id="merchantOrders.keepView" />
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  );
}
