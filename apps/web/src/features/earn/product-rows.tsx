import type { FinancialProduct } from "@coffer/sdk";
import {
  CoinIcon,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TwoLine,
} from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { minorOf } from "../../platform/amount/interest.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { Locale } from "../../platform/intl/locale.ts";
import { formatDay } from "../../platform/time/time.ts";
import { formatWhole } from "./facts.tsx";

/** Rates, terms and bounds in a table; the name links to the product. */
export function ProductRows({ products }: { products: readonly FinancialProduct[] }) {
  const intl = useIntl();
  const { locale } = intl;
  return (
    <Table label={intl.formatMessage({ id: "earn.products" })}>
      <TableCaption>{intl.formatMessage({ id: "earn.products" })}</TableCaption>
      <TableHeader>
        <tr>
          <TableHead>{intl.formatMessage({ id: "earn.product" })}</TableHead>
          <TableHead align="right" className="max-sm:pr-5!">
            {intl.formatMessage({ id: "earn.rate" })}
          </TableHead>
          <TableHead className="max-sm:hidden">{intl.formatMessage({ id: "earn.term" })}</TableHead>
          <TableHead align="right" className="max-sm:hidden">
            {intl.formatMessage({ id: "earn.minimum" })}
          </TableHead>
          <TableHead className="max-sm:hidden">{intl.formatMessage({ id: "earn.firstInterest" })}</TableHead>
          <TableHead className="max-sm:hidden">{intl.formatMessage({ id: "earn.risk" })}</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product.id}>
            <TableCell>
              <TwoLine
                icon={<CoinIcon ticker={product.coin} />}
                title={
                  <Link to="/earn" search={{ product: product.id }} className="hover:underline">
                    {product.name}
                  </Link>
                }
                note={
                  <>
                    <StateNote product={product} />
                    <OnPhone product={product} />
                  </>
                }
              />
            </TableCell>
            <TableCell align="right" className="whitespace-nowrap font-medium tabular-nums max-sm:pr-5!">
              {rateShown(product.annualRate, locale)}
            </TableCell>
            <TableCell className="whitespace-nowrap max-sm:hidden">
              <TermText product={product} />
            </TableCell>
            <TableCell align="right" className="whitespace-nowrap tabular-nums max-sm:hidden">
              {leastOf(product, locale)}
            </TableCell>
            <TableCell className="whitespace-nowrap max-sm:hidden">{formatDay(product.nextInterestAt, intl)}</TableCell>
            <TableCell className="min-w-44 text-ink-2 text-label max-sm:hidden">
              <RiskText product={product} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const leastOf = ({ minimumAmount, coin }: FinancialProduct, locale: Locale) =>
  `${formatWhole(minimumAmount, locale, 0)} ${coin}`;

/** The columns that a phone has no room for. */
function OnPhone({ product }: { product: FinancialProduct }) {
  const intl = useIntl();
  const { locale } = intl;
  return (
    <span className="sm:hidden">
      {" · "}
      <TermText product={product} />
      <span className="block">
        {intl.formatMessage({ id: "earn.minimum" })} {leastOf(product, locale)}
      </span>
      <span className="block">
        <RiskText product={product} />
      </span>
    </span>
  );
}

export const rateShown = (rate: string, locale: Locale) => `${formatWhole(rate, locale)}%`;

type Terms = Pick<FinancialProduct, "termDays" | "earlyRedeemable">;
export function TermText({ product: { termDays } }: { product: Terms }) {
  return termDays === 0 ? (
    <FormattedMessage id="earn.flexible" />
  ) : (
    <FormattedMessage id="earn.days" values={{ days: termDays }} />
  );
}
/** The risks in brief; in full on the product's page. */
function RiskText({ product: { termDays, earlyRedeemable } }: { product: Terms }) {
  if (termDays === 0) return <FormattedMessage id="earn.riskFlexible" />;
  return <FormattedMessage id={earlyRedeemable ? "earn.riskEarly" : "earn.riskFixed"} />;
}

export const isFull = ({ remainingQuota, minimumAmount, scale }: FinancialProduct) =>
  minorOf(remainingQuota, scale) < minorOf(minimumAmount, scale);
function StateNote({ product }: { product: FinancialProduct }) {
  return <FormattedMessage id={!product.open ? "earn.closed" : isFull(product) ? "earn.full" : "earn.open"} />;
}

export function RedemptionRule({ product }: { product: Terms }) {
  const { termDays, earlyRedeemable } = product;
  if (termDays === 0) return <FormattedMessage id="earn.redeemFlexible" />;
  return <FormattedMessage id={earlyRedeemable ? "earn.redeemEarly" : "earn.redeemFixed"} />;
}
