import { useState } from "react";
import {
  Button,
  Card,
  CardBody,
  CardTitle,
  CoinIcon,
  Field,
  InputGroup,
  Notice,
  Select,
  Steps,
  SummaryList,
  SummaryRow,
  SummaryTotal,
} from "../../src/index.ts";
import { Shell, walletGroups } from "./shell.tsx";

const coins = [
  { value: "USDT", label: "USDT", note: "Tether", icon: <CoinIcon ticker="USDT" size="sm" /> },
  { value: "BTC", label: "BTC", note: "Bitcoin", icon: <CoinIcon ticker="BTC" size="sm" /> },
];
const networks = [
  { value: "TRC20", label: "Tron · TRC-20", note: "Fee 1.00 USDT" },
  { value: "ERC20", label: "Ethereum · ERC-20", note: "Fee 4.00 USDT" },
];

function Form() {
  const [coin, setCoin] = useState("USDT");
  const [network, setNetwork] = useState("TRC20");
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <Field label="Coin and network">
            <Select size="lg" options={coins} value={coin} onValueChange={setCoin} />
          </Field>
          <Select size="lg" aria-label="Network" options={networks} value={network} onValueChange={setNetwork} />
        </div>
        <Field
          label="Address"
          action={
            <Button variant="link" size="sm">
              Address book
            </Button>
          }
          hint={
            <>
              Saved as <b>Cold storage 2</b>. Check the first and last four characters.
            </>
          }
        >
          <InputGroup
            size="lg"
            defaultValue="TQ5nrDk2hVw8yPzXb41mC9sLqEf7uGa"
            inputClassName="font-mono text-label"
            trailing={
              <Button variant="ghost" size="sm" className="-mr-2">
                Paste
              </Button>
            }
          />
        </Field>
        <Field
          label="Amount"
          action={
            <Button variant="link" size="sm">
              Max 21,480.12
            </Button>
          }
          hint="Minimum 10 · Maximum per day 200,000 · ≈ $12,500.00"
        >
          <InputGroup
            size="lg"
            inputMode="decimal"
            defaultValue="12,500.00"
            inputClassName="text-base"
            trailing="USDT"
          />
        </Field>
        <Notice tone="warn" live="off">
          Send to a Tron (TRC-20) address only. Coins sent over another network can’t be recovered.
        </Notice>
      </CardBody>
    </Card>
  );
}

export function WithdrawScene() {
  return (
    <Shell top="Assets" section="Withdraw" groups={walletGroups}>
      <h1 className="font-serif text-title">Withdraw</h1>
      <p className="mt-2 text-ink-2">Send coins from your wallet to an external address.</p>
      <Steps
        className="my-6"
        label="Steps"
        steps={["Details", "Review", "Verify", "Done"]}
        current={1}
        compactLabel="Step 2 of 4"
        doneLabel="done"
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,532px)_1fr]">
        <Form />
        <Card>
          <CardBody className="flex flex-col gap-5">
            <CardTitle>Summary</CardTitle>
            <SummaryList>
              <SummaryRow label="You send" value="12,500.00 USDT" />
              <SummaryRow label="Network fee" value="1.00 USDT" />
              <SummaryRow label="Arrives" value="about 3 minutes" />
              <SummaryTotal label="Recipient gets" value="12,499.00 USDT" />
            </SummaryList>
            <Button size="lg">Continue to verification</Button>
            <p className="text-ink-2 text-label">Fund PIN and authenticator code are asked for next.</p>
          </CardBody>
        </Card>
      </div>
    </Shell>
  );
}
