import { Button, Tabs, TabsContent, TabsList, TabsTrigger } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Page } from "../../../kernel/page/page.tsx";
import { type MessageId, Text } from "../../../lib/text.tsx";
import { MerchantOwn } from "../merchant-own.tsx";
import { Deliveries } from "./deliveries.tsx";
import type { DevelopersSearch } from "./developers-search.ts";
import { Events } from "./events.tsx";
import { Guide } from "./guide.tsx";
import { useDevelopersSearch } from "./use-developers-search.ts";
import { Webhooks } from "./webhooks.tsx";

const parts = { guide: Guide, webhooks: Webhooks, deliveries: Deliveries, events: Events };
type Part = keyof typeof parts;
const names: Record<Part, MessageId> = {
  guide: "developers.guide",
  webhooks: "developers.webhooks",
  deliveries: "developers.deliveries",
  events: "developers.events",
};

/** What a merchant's own programs need: the way to a first paid order, webhooks, what was sent there, and the log. */
export function DevelopersScreen() {
  const { part = "guide", set } = useDevelopersSearch();
  const Shown = parts[part];
  const choose = (next: string) =>
    void set({
      ...{ part: next === "guide" ? undefined : (next as DevelopersSearch["part"]), sort: undefined },
      ...{ hook: undefined, arrived: undefined, type: undefined },
    });
  return (
    <Page
      title={<Text id="developers.title" />}
      lead={<Text id="developers.lead" />}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/account/ApiDocument" search={{}}>
              <Text id="developers.reference" />
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/account/api" search={{}}>
              <Text id="developers.keys" />
            </Link>
          </Button>
        </>
      }
    >
      <MerchantOwn what="developers.what">
        <Tabs value={part} onValueChange={choose} activationMode="manual" className="min-w-0">
          <TabsList>
            {(Object.keys(parts) as Part[]).map((each) => (
              <TabsTrigger key={each} value={each}>
                <Text id={names[each]} />
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value={part}>
            <Shown />
          </TabsContent>
        </Tabs>
      </MerchantOwn>
    </Page>
  );
}
