import type { FinancialProduct } from "@coffer/sdk";
import { Button, Skeleton } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage, type MessageIdFor, type PlainMessageId } from "../../platform/intl/intl.ts";
// A module of its own, though the file is that of the public pages: else their chunk would come along.
import engraving from "../../platform/page/engraving.svg?url&no-inline";
import { FirstDays } from "./first-days.tsx";
import { terms } from "./terms.ts";

const answers: readonly { title: PlainMessageId; body: MessageIdFor<typeof terms> }[] = [
  { title: "earn.how", body: "earn.howBody" },
  { title: "earn.paidWhen", body: "earn.paidWhenBody" },
  { title: "earn.back", body: "earn.backBody" },
  { title: "earn.risk", body: "earn.riskBody" },
];

/** The introduction for visitors: the payments, the redemption and the risks, shown on an open product. */
export function Intro({ product }: { product: FinancialProduct | undefined }) {
  return (
    <header>
      <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-[76px]">
        <div>
          <p className="mb-4 font-medium text-brass text-label">
            <FormattedMessage id="earn.title" />
          </p>
          <h1 className="max-w-[7.1em] break-keep font-serif text-hero">
            <FormattedMessage id="earn.heading" />
          </h1>
          <p className="mt-6 max-w-[470px] text-pretty text-[17px]/[27px] text-ink-2">
            <FormattedMessage id="earn.intro" values={terms} />
          </p>
          <Button asChild size="xl" className="mt-8 max-sm:w-full">
            <Link to="/user/register" search={{ type: "personal" }}>
              <FormattedMessage id="shell.openAccount" />
            </Link>
          </Button>
        </div>
        <div className="relative isolate min-h-[412px] overflow-clip bg-vault px-4 py-9 text-on-vault max-sm:-mx-4 sm:min-h-[452px] sm:rounded-xl sm:px-14 sm:py-14 dark:bg-vault-tint dark:text-ink">
          <svg
            aria-hidden
            className="absolute -top-[20%] -right-[35%] -z-10 h-[115%] w-[115%] overflow-visible opacity-[0.14]"
          >
            <use href={`${engraving}#rosette`} />
          </svg>
          {product ? <FirstDays product={product} /> : <Skeleton className="h-[340px] w-full" />}
        </div>
      </div>
      <dl className="mt-14 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {answers.map(({ title, body }) => (
          <div key={title} className="border-line-strong border-t pt-5">
            <dt className="font-serif text-[22px]/[28px]">
              <FormattedMessage id={title} />
            </dt>
            <dd className="mt-2 text-pretty text-[15px]/[23px] text-ink-2">
              <FormattedMessage id={body} values={terms} />
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
