import type { FinancialProduct } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, EmptyState, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LoadFailure } from "../../kernel/page/load-failure.tsx";
import { Page } from "../../kernel/page/page.tsx";
import { useHasSession } from "../../kernel/session.ts";
import { Text } from "../../lib/text.tsx";
import { api } from "./api.ts";
import { Calculator } from "./calculator.tsx";
import { Intro } from "./intro.tsx";
import { ProductDetail } from "./product-detail.tsx";
import { ProductRows } from "./product-rows.tsx";
import { Questions } from "./questions.tsx";

const most = 100; // the contract's largest page; a house has fewer products

/** What can be staked, side by side; for a visitor after what it is. */
export function EarnScreen({ product }: { product: string | undefined }) {
  const present = useHasSession();
  const query = useQuery({
    ...api.financing.getUserProductList.queryOptions({ MaxResultCount: most }),
    meta: { shows: "place" },
  });
  if (product !== undefined)
    return (
      <Frame>
        <ProductDetail id={product} />
      </Frame>
    );
  const { data, error } = query;
  const first = data?.items.find(({ open }) => open);
  const products = (
    <div className="flex flex-col gap-6">
      <Card>
        {error && !data ? (
          <LoadFailure error={error} again={() => void query.refetch()} />
        ) : !data ? (
          <Skeleton className="h-[560px] w-full" />
        ) : data.items.length === 0 ? (
          <EmptyState title={<Text id="earn.none" />} />
        ) : (
          <ProductRows products={data.items} />
        )}
      </Card>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
        {first ? <FirstCalculator product={first} /> : <Skeleton className="h-80 w-full" />}
        <Questions />
      </div>
    </div>
  );
  if (!present)
    return (
      <Frame>
        <Intro product={first} />
        <h2 className="mt-16 mb-6 font-serif text-title">
          <Text id="earn.products" />
        </h2>
        {products}
      </Frame>
    );
  return (
    <Frame>
      <Page
        title={<Text id="earn.title" />}
        lead={<Text id="earn.lead" />}
        actions={
          <Button asChild variant="secondary">
            <Link to="/assets/invest" search={{}}>
              <Text id="earn.mine" />
            </Link>
          </Button>
        }
      >
        {products}
      </Page>
    </Frame>
  );
}

function FirstCalculator({ product }: { product: FinancialProduct }) {
  const { data } = useQuery({
    ...api.financing.getUserProductDetail.queryOptions({ id: product.id }),
    meta: { shows: "place" },
  });
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <Text id="earn.calculatorOf" values={{ name: product.name }} />
        </CardTitle>
        {data ? <Calculator product={data} /> : <Skeleton className="h-60 w-full" />}
      </CardBody>
    </Card>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[1200px] px-4 py-8 sm:px-8 sm:py-12">{children}</div>
);
