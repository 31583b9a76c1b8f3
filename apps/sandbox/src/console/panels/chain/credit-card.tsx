import { Button, Card, CardBody, CardHeader, CardTitle, Combobox, Field, InputGroup, Select } from "@coffer/ui";
import { type FormEvent, useState } from "react";
import { useAct, useControl } from "../../calls/control.ts";
import { Failure, fieldError } from "../../parts/failure.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";
import { SentNotice } from "./sent-notice.tsx";
import { useDestination } from "./use-destination.ts";

const AMOUNT = /^\d{1,30}(\.\d{1,30})?$/;

/** Sends coins to a user's own address and tag. */
export function CreditCard() {
  const words = useWords();
  const text = words.chain;
  const { spanText } = useTimes();
  const people = useControl("users").data?.items ?? [];
  const { coins, networks, network, coin, chooseCoin, chooseNetwork } = useDestination();
  const [uid, setUid] = useState("");
  const [amount, setAmount] = useState("");
  const [tried, setTried] = useState(false);
  const deposit = useAct("POST chain/deposit");

  const isReady = uid !== "" && AMOUNT.test(amount.trim()) && network !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(!isReady);
    if (isReady) deposit.mutate({ uid, coin, network: network.network, amount: amount.trim() });
  };
  const told = ["amount", "network", "coin", "uid"];
  return (
    <Card>
      <CardHeader className="pb-0">
        <CardTitle>{text.credit}</CardTitle>
      </CardHeader>
      <CardBody className="sm:p-5">
        <form
          onSubmit={submit}
          noValidate
          className="grid items-start gap-4 @xl:grid-cols-2 @3xl:grid-cols-[2fr_1fr_1.4fr_1.2fr_auto]"
        >
          <Field
            label={text.who}
            error={(tried && uid === "" && text.whoNeeded) || fieldError(deposit.error, "uid")}
            className="@max-3xl:@xl:col-span-2"
          >
            <Combobox
              options={people.map((person) => ({
                value: person.uid,
                label: person.name ?? person.emailAddress ?? person.phone ?? person.uid,
                note: words.people.uid(person.uid),
                keywords: `${person.persona} ${person.emailAddress} ${person.phone}`,
              }))}
              value={uid}
              onValueChange={setUid}
              placeholder={text.whoPlaceholder}
              searchLabel={text.whoSearch}
              emptyText={text.whoNone}
            />
          </Field>
          <Field label={text.coin} error={fieldError(deposit.error, "coin")}>
            <Select options={coins} value={coin} onValueChange={chooseCoin} />
          </Field>
          <Field label={text.network} error={fieldError(deposit.error, "network")}>
            <Select options={networks} value={network?.network} onValueChange={chooseNetwork} />
          </Field>
          <Field
            label={text.amount}
            error={(tried && !AMOUNT.test(amount.trim()) && text.amountNeeded) || fieldError(deposit.error, "amount")}
          >
            <InputGroup
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              trailing={coin}
            />
          </Field>
          <Button type="submit" loading={deposit.isPending} className="@xl:self-start @3xl:mt-[26px]">
            {text.send(AMOUNT.test(amount.trim()) ? `${amount.trim()} ${coin}` : coin)}
          </Button>
        </form>
        <p className="mt-4 text-ink-2 text-label">
          {text.creditNote}{" "}
          {network &&
            text.networkHint(
              network.confirmationsToCredit,
              spanText(network.blockSeconds * 1000),
              `${network.minDeposit} ${coin}`,
            )}
        </p>
        <div className="mt-4 empty:hidden">
          {deposit.data ? <SentNotice deposit={deposit.data} /> : <Failure error={deposit.error} told={told} />}
        </div>
      </CardBody>
    </Card>
  );
}
