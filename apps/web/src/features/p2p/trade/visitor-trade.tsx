import type { TradeSide } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle } from "@coffer/ui";
import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { Form } from "../../../platform/form/form.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { stringifySearch } from "../../../platform/url/search.ts";
import { SideSwitch } from "./side-switch.tsx";
import { type Trade, tradeRule } from "./trade.ts";
import { TradeFields } from "./trade-fields.tsx";
import { ReferenceLines } from "./trade-lines.tsx";
import type { Terms } from "./use-terms.ts";

export interface VisitorTradeProps {
  side: TradeSide;
  start: Trade;
  terms: Terms;
}

/** Prices and payment methods for visitors; their input is kept through sign-in. */
export function VisitorTrade({ side, start, terms }: VisitorTradeProps) {
  const navigate = useNavigate();
  const form = useCofferForm({
    schema: tradeRule("buy", terms),
    defaultValues: start,
    submit: async ({ coin, currency, by, size }) => {
      const trade = { ...(side === "sell" && { side }), coin, currency, ...(by === "quantity" && { by }), size };
      await navigate({ to: "/user/login", search: { next: `/fiat${stringifySearch(trade)}` } });
    },
  });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  return (
    <Page title={<FormattedMessage id="p2p.title" />} lead={<FormattedMessage id="p2p.lead" />}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card>
          <CardBody className="flex flex-col gap-5">
            <SideSwitch side={side} />
            <Form form={form} id="fiat-trade">
              <TradeFields side={side} terms={terms} />
            </Form>
          </CardBody>
        </Card>
        <Card>
          <CardBody className="flex flex-col gap-4">
            <CardTitle>
              <FormattedMessage id="flow.summary" />
            </CardTitle>
            <ReferenceLines side={side} trade={typed} terms={terms} />
            <Button type="submit" form="fiat-trade" size="lg" className="w-full">
              <FormattedMessage id={side === "buy" ? "p2p.signInBuy" : "p2p.signInSell"} />
            </Button>
            <p className="text-ink-2 text-label">
              <FormattedMessage id="p2p.signInNote" />
            </p>
          </CardBody>
        </Card>
      </div>
    </Page>
  );
}
