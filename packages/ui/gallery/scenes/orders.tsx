import { useState } from "react";
import {
  Amount,
  Button,
  Card,
  CardFooter,
  Input,
  Pagination,
  Select,
  StatusChip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TwoLine,
} from "../../src/index.ts";
import { Shell } from "./shell.tsx";

const rows = [
  ["0917", "55120", "1,250.00", "USDT", "1.25", "warn", "To review"],
  ["0916", "55119", "90.00", "USDT", "0.09", "good", "Completed"],
  ["0915", "55117", "0.01820000", "BTC", "0.00001820", "info", "Confirming 2/3"],
  ["0914", "55102", "4,000.00", "USDT", "4.00", "neutral", "Refunded"],
  ["0913", "55096", "0.40500000", "ETH", "0.00040500", "bad", "Failed"],
] as const;

const all = [
  { value: "all", label: "All" },
  { value: "BTC", label: "BTC" },
];

const groups = {
  Merchant: ["Home", "Sub-accounts"],
  Orders: ["Deposit orders", "Withdraw orders", "Transfers", "Transactions"],
  Pricing: ["Rate setting", "Channel fee"],
  Insight: ["Reports"],
};

export function OrdersScene() {
  const [page, setPage] = useState(1);
  return (
    <Shell section="Deposit orders" groups={groups}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="font-serif text-title">Deposit orders</h1>
          <p className="mt-2 text-ink-2">3 waiting for review · 2 refunds to review</p>
        </div>
        <div className="flex gap-3">
          <Button variant="secondary">Export CSV</Button>
          <Button>New payment order</Button>
        </div>
      </div>
      <div className="mb-3.5 flex flex-wrap gap-3">
        <Input aria-label="Order" placeholder="Order number or reference" className="w-60!" />
        <Select aria-label="Coin" prefix="Coin:" options={all} value="all" className="w-auto!" />
        <Select aria-label="Status" prefix="Status:" options={all} value="all" className="w-auto!" />
      </div>
      <Card>
        <Table>
          <TableHeader>
            <TableRow>
              <TableHead>Order</TableHead>
              <TableHead>Your reference</TableHead>
              <TableHead align="right">Amount</TableHead>
              <TableHead align="right">Fee</TableHead>
              <TableHead className="pl-8">Status</TableHead>
              <TableHead>
                <span className="sr-only">Actions</span>
              </TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map(([order, reference, amount, unit, fee, tone, state]) => (
              <TableRow key={order}>
                <TableCell>
                  <TwoLine mono title={`PO-20261121-${order}`} note="21 Nov 2026, 14:02:11" />
                </TableCell>
                <TableCell className="font-mono text-label">order-{reference}</TableCell>
                <TableCell align="right">
                  <Amount whole={amount} unit={unit} />
                </TableCell>
                <TableCell align="right">
                  <Amount tone="muted" whole={fee} />
                </TableCell>
                <TableCell className="pl-8">
                  <StatusChip tone={tone}>{state}</StatusChip>
                </TableCell>
                <TableCell align="right">
                  {tone === "warn" ? (
                    <span className="inline-flex gap-1.5">
                      <Button variant="secondary" size="sm">
                        Reject
                      </Button>
                      <Button size="sm">Pass</Button>
                    </span>
                  ) : (
                    <Button variant="ghost" size="sm" className="-mr-2.5 font-normal!">
                      Details
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <CardFooter>
          <Pagination
            className="w-full"
            page={page}
            pageCount={131}
            onPageChange={setPage}
            summary={`${page * 7 - 6}–${page * 7} of 912`}
            label="Pages"
            previousLabel="Previous"
            nextLabel="Next"
          />
        </CardFooter>
      </Card>
    </Shell>
  );
}
