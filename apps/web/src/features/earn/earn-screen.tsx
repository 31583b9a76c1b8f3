import type { FinancialProduct } from "@coffer/sdk";
import { Button, Card, CardBody, CardTitle, EmptyState, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { learn } from "../../platform/intl/locale-state.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { Page } from "../../platform/page/page.tsx";
import { ReadFailure } from "../../platform/page/read-failure.tsx";
import { useHasSession } from "../../platform/session.ts";
import { Calculator } from "./calculator.tsx";
import { Intro } from "./intro.tsx";
import { ProductRows } from "./product-rows.tsx";
import { Questions } from "./questions.tsx";
import { readApi } from "./read-api.ts";

// Its fields and messages are loaded once a product is chosen.
const withForm = async <Module,>(load: Promise<Module>) => (await Promise.all([load, learn(["signedIn"])]))[0];
const ProductDetail = lazyPart(async () => (await withForm(import("./product-detail.tsx"))).ProductDetail);

const most = 100; // The contract's largest page, which exceeds the number of products.

/** The products side by side; for visitors after an introduction. */
export function EarnScreen({ product }: { product: string | undefined }) {
  const present = useHasSession();
  const query = useQuery({
    ...readApi.earn.getUserProductList.queryOptions({ MaxResultCount: most }),
    meta: { shows: "place" },
  });
  if (product !== undefined)
    return (
      <Frame>
        <Suspense fallback={<Skeleton className="h-[560px] w-full" />}>
          <ProductDetail id={product} />
        </Suspense>
      </Frame>
    );
  const { data, error } = query;
  const first = data?.items.find(({ open }) => open);
  const products = (
    <div className="flex flex-col gap-6">
      <Card>
        {error && !data ? (
          <ReadFailure error={error} again={() => void query.refetch()} />
        ) : !data ? (
          <Skeleton className="h-[560px] w-full" />
        ) : data.items.length === 0 ? (
          <EmptyState title={<FormattedMessage id="earn.none" />} />
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
          <FormattedMessage id="earn.products" />
        </h2>
        {products}
      </Frame>
    );
  return (
    <Frame>
      <Page
        title={<FormattedMessage id="earn.title" />}
        lead={<FormattedMessage id="earn.lead" />}
        actions={
          <Button asChild variant="secondary">
            <Link to="/assets/invest" search={{}}>
              <FormattedMessage id="earn.mine" />
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
    ...readApi.earn.getUserProductDetail.queryOptions({ id: product.id }),
    meta: { shows: "place" },
  });
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <FormattedMessage id="earn.calculatorOf" values={{ name: product.name }} />
        </CardTitle>
        {data ? (
          <Calculator product={data} />
        ) : (
          <Skeleton className="min-h-[401px] w-full sm:min-h-[273px] lg:max-xl:min-h-[291px]" />
        )}
      </CardBody>
    </Card>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[1200px] px-4 py-8 sm:px-8 sm:py-12">{children}</div>
);
