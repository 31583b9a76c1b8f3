import { useState } from "react";
import {
  Amount,
  Button,
  Card,
  CardHeader,
  CardTitle,
  CoinIcon,
  Input,
  Segmented,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TwoLine,
} from "../../src/index.ts";
import { Shell, walletGroups } from "./shell.tsx";

const coins = [
  ["BTC", "Bitcoin", "0.84210377", "57,914.08", "+1.9%", "good"],
  ["ETH", "Ethereum", "12.40500000", "38,771.20", "+0.4%", "good"],
  ["USDT", "Tether", "21,480.12", "21,480.12", "0.0%", "muted"],
  ["TRX", "Tron", "8,112.004", "2,271.36", "-1.2%", "bad"],
  ["USD", "US dollar", "4,200.00", "4,200.00", "0.0%", "muted"],
] as const;

function Balance() {
  const [unit, setUnit] = useState("USD");
  return (
    <div className="sm:p-6">
      <div className="flex items-center justify-between">
        <p className="text-ink-2 text-label">Total balance, all wallets</p>
        <Segmented
          aria-label="Currency"
          value={unit}
          onValueChange={setUnit}
          options={["USD", "BTC", "CNY"].map((value) => ({ value, label: value }))}
          className="max-sm:hidden"
        />
      </div>
      <Amount size="display" whole="$124,636" fraction=".76" />
      <p className="mt-1.5 flex gap-3">
        <Amount tone="good" whole="+$1,180.42 (0.96%)" />
        <span className="text-ink-2 text-label">past 24 hours</span>
      </p>
    </div>
  );
}

function Holdings() {
  return (
    <Card className="mt-5">
      <CardHeader>
        <CardTitle>Holdings</CardTitle>
        <div className="flex items-center gap-3">
          <Segmented
            aria-label="Kind"
            defaultValue="All"
            options={["All", "Crypto", "Fiat"].map((value) => ({ value, label: value }))}
          />
          <Input aria-label="Search coin" placeholder="Search coin" className="h-8! w-48! text-label" />
        </div>
      </CardHeader>
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Coin</TableHead>
            <TableHead align="right">Available</TableHead>
            <TableHead align="right">Frozen</TableHead>
            <TableHead align="right">24 h</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {coins.map(([ticker, name, amount, worth, change, tone]) => (
            <TableRow key={ticker}>
              <TableCell>
                <TwoLine icon={<CoinIcon ticker={ticker} />} title={ticker} note={name} />
              </TableCell>
              <TableCell align="right">
                <TwoLine align="right" title={amount} note={`≈ $${worth}`} />
              </TableCell>
              <TableCell align="right">0.00</TableCell>
              <TableCell align="right">
                <Amount tone={tone} whole={change} />
              </TableCell>
              <TableCell align="right">
                <span className="inline-flex gap-1.5">
                  <Button variant="secondary" size="sm">
                    Deposit
                  </Button>
                  <Button variant="secondary" size="sm">
                    Withdraw
                  </Button>
                </span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function HoldingCards() {
  return (
    <Card className="mt-5 sm:hidden">
      <ul className="divide-y divide-line">
        {coins.map(([ticker, name, amount, worth]) => (
          <li key={ticker} className="flex min-h-[66px] items-center justify-between gap-3 px-4">
            <TwoLine icon={<CoinIcon ticker={ticker} />} title={ticker} note={name} />
            <TwoLine align="right" title={amount} note={`≈ $${worth}`} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function AssetsScene() {
  return (
    <Shell top="Assets" section="Overview" groups={walletGroups}>
      <div className="mb-6 flex items-center justify-between gap-3 max-sm:hidden">
        <h1 className="font-serif text-title">Overview</h1>
        <div className="flex gap-3">
          <Button variant="secondary">Transfer</Button>
          <Button variant="secondary">Withdraw</Button>
          <Button>Deposit</Button>
        </div>
      </div>
      <div className="sm:hidden">
        <Balance />
        <div className="mt-5 grid grid-cols-3 gap-2">
          <Button>Deposit</Button>
          <Button variant="secondary">Withdraw</Button>
          <Button variant="secondary">Transfer</Button>
        </div>
      </div>
      <Card className="max-sm:hidden">
        <Balance />
      </Card>
      <div className="max-sm:hidden">
        <Holdings />
      </div>
      <HoldingCards />
    </Shell>
  );
}
