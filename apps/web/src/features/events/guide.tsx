import { Button, Card, CardBody, cn, Skeleton } from "@coffer/ui";
import { CheckIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { PathLink } from "../../platform/page/path-link.tsx";
import { type Step, useSteps } from "./use-steps.ts";

interface Way {
  to: string;
  search?: Record<string, string>;
  label: PlainMessageId;
}
const corner = (part: string): Omit<Way, "label"> => ({ to: "/merchant", search: { tab: "developers", part } });
const ways: Record<Step["name"], Way> = {
  key: { to: "/account/modifyApi", label: "events.makeKey" },
  webhook: { ...corner("webhooks"), label: "events.toWebhooks" },
  test: { ...corner("webhooks"), label: "events.toTest" },
  order: {
    to: "/account/ApiDocument",
    search: { group: "merchant", op: "createPaymentOrder" },
    label: "events.howOrder",
  },
  paid: { to: "/merchant/transaction", label: "events.toOrders" },
  told: { ...corner("deliveries"), label: "events.toDeliveries" },
};

/** The steps from a key to the first paid order, with their progress. */
export function Guide() {
  const intl = useIntl();
  const { steps, error, again } = useSteps();
  if (error)
    return (
      <Card>
        <LoadFailure error={error} again={again} />
      </Card>
    );
  if (steps.some(({ done }) => done === undefined)) return <Skeleton className="h-[560px] w-full" />;
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Card>
      <CardBody className="flex flex-col gap-1 pb-2">
        <h2 className="font-semibold text-base">
          <FormattedMessage id={next < 0 ? "events.allDone" : "events.guideTitle"} />
        </h2>
        <p className="text-ink-2">
          <FormattedMessage
            id="events.progress"
            values={{ done: steps.filter(({ done }) => done).length, steps: steps.length }}
          />
        </p>
      </CardBody>
      <ol>
        {steps.map(({ name, title, body, done }, at) => {
          const { label, ...way } = ways[name];
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t px-5 py-4">
              <span
                className={cn(
                  "grid size-8 shrink-0 place-items-center self-start rounded-full border font-medium text-label",
                  done ? "border-good text-good" : at === next ? "border-vault text-vault" : "border-line text-ink-2",
                )}
              >
                {done ? (
                  <CheckIcon role="img" aria-label={intl.formatMessage({ id: "events.done" })} className="size-4" />
                ) : (
                  at + 1
                )}
              </span>
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium">
                  <FormattedMessage id={title} />
                </p>
                <p className="text-ink-2 text-label">
                  <FormattedMessage id={body} />
                </p>
              </div>
              <Button asChild size="sm" variant={at === next ? "primary" : "secondary"}>
                <PathLink {...way}>
                  <FormattedMessage id={label} />
                </PathLink>
              </Button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
