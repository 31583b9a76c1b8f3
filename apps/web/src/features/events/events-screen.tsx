import { Button, Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { OwnerOnly } from "../../platform/merchant/owner-only.tsx";
import { Page } from "../../platform/page/page.tsx";
import { Deliveries } from "./deliveries.tsx";
import { Events } from "./event-log.tsx";
import type { EventsSearch } from "./events-search.ts";
import { Guide } from "./guide.tsx";
import { useEventsSearch } from "./use-events-search.ts";
import { Webhooks } from "./webhooks.tsx";

const parts = { guide: Guide, webhooks: Webhooks, deliveries: Deliveries, events: Events };
type Part = keyof typeof parts;
const names: Record<Part, PlainMessageId> = {
  guide: "events.guide",
  webhooks: "events.webhooks",
  deliveries: "events.deliveries",
  events: "events.events",
};

/** A merchant's developer page: the guide to a first paid order, webhooks, deliveries, and the log. */
export function EventsScreen() {
  const { part = "guide", set } = useEventsSearch();
  const Shown = parts[part];
  const choose = (next: string) =>
    void set({
      ...{ part: next === "guide" ? undefined : (next as EventsSearch["part"]), sort: undefined },
      ...{ hook: undefined, arrived: undefined, type: undefined },
    });
  return (
    <Page
      title={<FormattedMessage id="events.title" />}
      lead={<FormattedMessage id="events.lead" />}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/account/ApiDocument" search={{}}>
              <FormattedMessage id="events.reference" />
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/account/api" search={{}}>
              <FormattedMessage id="events.keys" />
            </Link>
          </Button>
        </>
      }
    >
      <OwnerOnly what="events.what">
        <Tabs value={part} onValueChange={choose} activationMode="manual" className="min-w-0">
          <TabsList>
            {(Object.keys(parts) as Part[]).map((each) => (
              <TabsTrigger key={each} value={each}>
                <FormattedMessage id={names[each]} />
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value={part}>
            <Shown />
          </TabsContent>
        </Tabs>
      </OwnerOnly>
    </Page>
  );
}
