import type { FinancialProductDetail } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, Notice, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { When } from "../../platform/page/when.tsx";
import { Calculator } from "./calculator.tsx";
import { Fact, Facts, Sum } from "./facts.tsx";
import { PauseLine } from "./pause.tsx";
import { isFull, RedemptionRule, rateShown, TermText } from "./product-rows.tsx";
import { Questions } from "./questions.tsx";
import { readApi } from "./read-api.ts";

/** Loaded separately from the product list. */
const RateChart = lazyPart(() => import("./rate-chart.tsx").then(({ RateChart: it }) => it));

/** A product: its terms, its rate over a year, its risks, and a calculator. */
export function ProductDetail({ id }: { id: string }) {
  const query = useQuery({ ...readApi.earn.getUserProductDetail.queryOptions({ id }), meta: { shows: "place" } });
  const { data: product, error } = query;
  return (
    <Page
      title={product?.name ?? <FormattedMessage id="earn.title" />}
      lead={product?.description}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/earn" search={{}}>
              <FormattedMessage id="earn.all" />
            </Link>
          </Button>
          {product?.open && !isFull(product) && (
            <Button asChild>
              <Link to="/assets/invest" search={{ stake: id }}>
                <FormattedMessage id="earn.stake" values={{ coin: product.coin }} />
              </Link>
            </Button>
          )}
        </>
      }
    >
      {error && !product ? (
        <Card>
          <LoadFailure error={error} again={() => void query.refetch()} />
        </Card>
      ) : !product ? (
        <Skeleton className="h-[560px] w-full" />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
          <div className="flex min-w-0 flex-col gap-6">
            {(!product.open || isFull(product)) && (
              <Notice title={<FormattedMessage id={product.open ? "earn.full" : "earn.closed"} />}>
                <FormattedMessage id={product.open ? "earn.fullBody" : "earn.closedBody"} />
              </Notice>
            )}
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <FormattedMessage id="earn.terms" />
                </CardTitle>
                <Terms product={product} />
                <Notice tone="neutral" live="off" title={<FormattedMessage id="earn.risk" />}>
                  {product.riskNotice}
                </Notice>
              </CardBody>
            </Card>
            <Questions />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <FormattedMessage id="earn.calculator" />
                </CardTitle>
                <Calculator product={product} />
              </CardBody>
            </Card>
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <FormattedMessage id="earn.history" />
                </CardTitle>
                <Suspense fallback={<Skeleton className="h-52 w-full" />}>
                  <RateChart id={id} />
                </Suspense>
              </CardBody>
            </Card>
          </div>
        </div>
      )}
    </Page>
  );
}

function Terms({ product }: { product: FinancialProductDetail }) {
  const { locale } = useIntl();
  const { coin, annualRate, minimumAmount, maximumAmount, remainingQuota, nextInterestAt, held } = product;
  return (
    <Facts>
      <Fact label={<FormattedMessage id="earn.rate" />}>{rateShown(annualRate, locale)}</Fact>
      <Fact label={<FormattedMessage id="earn.term" />}>
        <TermText product={product} />
      </Fact>
      <Fact label={<FormattedMessage id="earn.minimum" />}>
        <Sum amount={minimumAmount} unit={coin} />
      </Fact>
      <Fact label={<FormattedMessage id="earn.maximum" />}>
        <Sum amount={maximumAmount} unit={coin} />
      </Fact>
      <Fact label={<FormattedMessage id="earn.left" />}>
        <Sum amount={remainingQuota} unit={coin} />
      </Fact>
      <Fact label={<FormattedMessage id="earn.firstInterest" />}>
        <When at={nextInterestAt} />
      </Fact>
      <Fact label={<FormattedMessage id="earn.redemption" />}>
        <RedemptionRule product={product} />
      </Fact>
      <Fact label={<FormattedMessage id="earn.pauseEvery" />}>
        <PauseLine product={product} />
      </Fact>
      {held !== null && held !== "0" && (
        <Fact label={<FormattedMessage id="earn.yours" />}>
          <Sum amount={held} unit={coin} />
        </Fact>
      )}
    </Facts>
  );
}
