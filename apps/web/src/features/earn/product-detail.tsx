import type { FinancialProductDetail } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, Notice, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { Text, useLocale } from "../../platform/intl/text.tsx";
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

/** The list of products comes without it. */
const RateChart = lazyPart(() => import("./rate-chart.tsx").then(({ RateChart: it }) => it));

/** One product: its terms, its rate over a year, what can go wrong, and what an amount would earn. */
export function ProductDetail({ id }: { id: string }) {
  const query = useQuery({ ...readApi.earn.getUserProductDetail.queryOptions({ id }), meta: { shows: "place" } });
  const { data: product, error } = query;
  return (
    <Page
      title={product?.name ?? <Text id="earn.title" />}
      lead={product?.description}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/earn" search={{}}>
              <Text id="earn.all" />
            </Link>
          </Button>
          {product?.open && !isFull(product) && (
            <Button asChild>
              <Link to="/assets/invest" search={{ stake: id }}>
                <Text id="earn.stake" values={{ coin: product.coin }} />
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
              <Notice title={<Text id={product.open ? "earn.full" : "earn.closed"} />}>
                <Text id={product.open ? "earn.fullBody" : "earn.closedBody"} />
              </Notice>
            )}
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <Text id="earn.terms" />
                </CardTitle>
                <Terms product={product} />
                <Notice tone="neutral" live="off" title={<Text id="earn.risk" />}>
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
                  <Text id="earn.calculator" />
                </CardTitle>
                <Calculator product={product} />
              </CardBody>
            </Card>
            <Card>
              <CardBody className="flex flex-col gap-4">
                <CardTitle>
                  <Text id="earn.history" />
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
  const locale = useLocale();
  const { coin, annualRate, minimumAmount, maximumAmount, remainingQuota, nextInterestAt, held } = product;
  return (
    <Facts>
      <Fact label={<Text id="earn.rate" />}>{rateShown(annualRate, locale)}</Fact>
      <Fact label={<Text id="earn.term" />}>
        <TermText product={product} />
      </Fact>
      <Fact label={<Text id="earn.minimum" />}>
        <Sum amount={minimumAmount} unit={coin} />
      </Fact>
      <Fact label={<Text id="earn.maximum" />}>
        <Sum amount={maximumAmount} unit={coin} />
      </Fact>
      <Fact label={<Text id="earn.left" />}>
        <Sum amount={remainingQuota} unit={coin} />
      </Fact>
      <Fact label={<Text id="earn.firstInterest" />}>
        <When at={nextInterestAt} />
      </Fact>
      <Fact label={<Text id="earn.redemption" />}>
        <RedemptionRule product={product} />
      </Fact>
      <Fact label={<Text id="earn.pauseEvery" />}>
        <PauseLine product={product} />
      </Fact>
      {held !== null && held !== "0" && (
        <Fact label={<Text id="earn.yours" />}>
          <Sum amount={held} unit={coin} />
        </Fact>
      )}
    </Facts>
  );
}
