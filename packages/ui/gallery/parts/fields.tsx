import { SearchIcon } from "lucide-react";
import { useState } from "react";
import {
  Button,
  Checkbox,
  CoinIcon,
  Combobox,
  Field,
  Input,
  InputGroup,
  OtpInput,
  PasswordInput,
  RadioCards,
  Segmented,
  Select,
  StatusChip,
  Switch,
  Textarea,
} from "../../src/index.ts";
import { Block } from "./block.tsx";

const coins = [
  "BTC Bitcoin",
  "ETH Ethereum",
  "USDT Tether",
  "TRX Tron",
  "USD US dollar",
  "XRP Ripple",
  "SOL Solana",
].map((line) => {
  const [value = "", ...name] = line.split(" ");
  return { value, label: value, note: name.join(" "), icon: <CoinIcon ticker={value} size="sm" />, keywords: line };
});

function Choices() {
  const [coin, setCoin] = useState("");
  const [from, setFrom] = useState("");
  return (
    <Block name="Select, Combobox">
      <Field label="Coin" className="w-72 max-w-full">
        <Select options={coins} value={coin} onValueChange={setCoin} placeholder="Choose a coin" />
      </Field>
      <Field label="Coin, searched" className="w-72 max-w-full">
        <Combobox
          options={coins}
          value={from}
          onValueChange={setFrom}
          placeholder="Choose a coin"
          searchLabel="Search coin"
          emptyText="No coin by that name"
        />
      </Field>
      <Field label="Network" error="Choose a network" className="w-72 max-w-full">
        <Select options={coins} placeholder="Choose a network" />
      </Field>
      <Select aria-label="Status" prefix="Status:" options={coins} value="BTC" className="w-auto!" />
    </Block>
  );
}

function Codes() {
  const [code, setCode] = useState("402");
  const [pin, setPin] = useState("1234");
  return (
    <Block name="OtpInput">
      <Field label="Code from your e-mail" hint="Sent to m…@example.com">
        <OtpInput value={code} onChange={setCode} />
      </Field>
      <Field label="Fund PIN" error="Wrong PIN. 4 attempts left.">
        <OtpInput masked value={pin} onChange={setPin} />
      </Field>
    </Block>
  );
}

export function Fields() {
  return (
    <>
      <Block name="Field, Input, InputGroup, PasswordInput, Textarea">
        <Field label="E-mail" required className="w-72 max-w-full">
          <Input type="email" placeholder="you@example.com" />
        </Field>
        <Field
          label="Amount"
          action={
            <Button variant="link" size="sm">
              Max 21,480.12
            </Button>
          }
          hint="Minimum 10"
          className="w-72 max-w-full"
        >
          <InputGroup inputMode="decimal" placeholder="0.00" trailing="USDT" />
        </Field>
        <Field label="Password" error="At least 8 characters, one digit" className="w-72 max-w-full">
          <PasswordInput showLabel="Show" hideLabel="Hide" defaultValue="letmein" />
        </Field>
        <Field label="Search" className="w-72 max-w-full">
          <InputGroup leading={<SearchIcon />} placeholder="Order number" />
        </Field>
        <Field label="Off" className="w-72 max-w-full">
          <Input disabled defaultValue="can’t be changed" />
        </Field>
        <Field label="Note" className="w-72 max-w-full">
          <Textarea placeholder="Seen by you only" />
        </Field>
      </Block>
      <Choices />
      <Codes />
      <Block name="Checkbox, Switch, Segmented">
        <Checkbox defaultChecked>I have read the terms</Checkbox>
        <Checkbox>Remember this address</Checkbox>
        <Checkbox checked="indeterminate">Some of them</Checkbox>
        <Checkbox disabled>Off</Checkbox>
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Off" />
        <Segmented
          aria-label="Currency"
          defaultValue="USD"
          options={["USD", "BTC", "CNY"].map((value) => ({ value, label: value }))}
        />
      </Block>
      <Block name="RadioCards">
        <RadioCards
          aria-label="Network"
          defaultValue="trc"
          columns={2}
          className="w-full max-w-2xl"
          options={[
            {
              value: "trc",
              label: "Tron",
              note: "TRC-20 · about 3 minutes",
              aside: <StatusChip dot={false}>Fee 1</StatusChip>,
            },
            { value: "erc", label: "Ethereum", note: "ERC-20 · about 5 minutes" },
            { value: "off", label: "Solana", note: "Paused", disabled: true },
          ]}
        />
      </Block>
    </>
  );
}
