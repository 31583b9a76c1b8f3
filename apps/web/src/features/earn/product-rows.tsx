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
import { compare, decimalsOf, formatAmount } from "../../lib/money.ts";
import { Text, useLocale, useText } from "../../lib/text.tsx";
import { formatDay } from "../../lib/time.ts";

/** Rates, terms and bounds under each other; the name leads to the product's page. */
export function ProductRows({ products }: { products: readonly FinancialProduct[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Table label={text("earn.products")}>
      <TableCaption>{text("earn.products")}</TableCaption>
      <TableHeader>
        <tr>
          <TableHead>{text("earn.product")}</TableHead>
          <TableHead align="right">{text("earn.rate")}</TableHead>
          <TableHead>{text("earn.term")}</TableHead>
          <TableHead align="right">{text("earn.minimum")}</TableHead>
          <TableHead>{text("earn.firstInterest")}</TableHead>
          <TableHead>{text("earn.risk")}</TableHead>
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
                note={<StateNote product={product} />}
              />
            </TableCell>
            <TableCell align="right" className="whitespace-nowrap font-medium tabular-nums">
              {rateShown(product.annualRate, locale)}
            </TableCell>
            <TableCell className="whitespace-nowrap">
              <TermText product={product} />
            </TableCell>
            <TableCell align="right" className="whitespace-nowrap tabular-nums">
              {formatAmount(product.minimumAmount, { decimals: decimalsOf(product.minimumAmount), locale })}{" "}
              {product.coin}
            </TableCell>
            <TableCell className="whitespace-nowrap">{formatDay(product.nextInterestAt, locale)}</TableCell>
            <TableCell className="min-w-44 text-ink-2 text-label">
              <RiskText product={product} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const rateShown = (rate: string, locale: "en" | "zh-CN") =>
  `${formatAmount(rate, { decimals: Math.max(2, decimalsOf(rate)), locale })}%`;

type Terms = Pick<FinancialProduct, "termDays" | "earlyRedeemable">;
export function TermText({ product: { termDays } }: { product: Terms }) {
  return termDays === 0 ? <Text id="earn.flexible" /> : <Text id="earn.days" values={{ days: termDays }} />;
}
/** What can go wrong, in a few words; in full on the product's page. */
function RiskText({ product: { termDays, earlyRedeemable } }: { product: Terms }) {
  if (termDays === 0) return <Text id="earn.riskFlexible" />;
  return <Text id={earlyRedeemable ? "earn.riskEarly" : "earn.riskFixed"} />;
}

export const isFull = ({ remainingQuota, minimumAmount }: FinancialProduct) =>
  compare(remainingQuota, minimumAmount) < 0;
function StateNote({ product }: { product: FinancialProduct }) {
  return <Text id={!product.open ? "earn.closed" : isFull(product) ? "earn.full" : "earn.open"} />;
}

export function RedemptionRule({ product }: { product: Terms }) {
  const { termDays, earlyRedeemable } = product;
  if (termDays === 0) return <Text id="earn.redeemFlexible" />;
  return <Text id={earlyRedeemable ? "earn.redeemEarly" : "earn.redeemFixed"} />;
}
