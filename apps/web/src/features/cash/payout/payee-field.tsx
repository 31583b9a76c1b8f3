import type { CashChannelCode } from "@coffer/sdk";
import { Button, Notice, Skeleton } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { SelectField } from "../../../platform/form/select-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import type { Details } from "./details.ts";
import { type NamedPayee, usePayees } from "./payees.ts";

const manyPayees = 8;

/** Selects a saved recipient or an own account of the channel, or adds one first. */
export function PayeeField({ named }: { named: NamedPayee | undefined }) {
  const intl = useIntl();
  const [channel, chosen] = useWatch<Details, ["channel", "payee"]>({ name: ["channel", "payee"] });
  const code = channel === "" ? undefined : (channel as CashChannelCode);
  const { payees, isPending, error, again } = usePayees(code, named);
  if (code === undefined) return null;
  if (error && payees.length === 0) return <LoadFailure error={error} again={again} />;
  if (isPending) return <Skeleton className="h-[76px] w-full" />;
  if (payees.length === 0) {
    return (
      <Notice
        tone="warn"
        live="off"
        title={<FormattedMessage id="cash.nobodyToPay" />}
        action={<AddPayee channel={code} />}
      >
        <FormattedMessage id="cash.nobodyToPayBody" />
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-2.5">
      <SelectField
        name="payee"
        label={<FormattedMessage id="cash.payTo" />}
        hint={payees.find(({ value }) => value === chosen)?.account}
        size="lg"
        searchable={payees.length > manyPayees}
        options={payees.map(({ value, name, account, own }) => ({
          value,
          label: own ? intl.formatMessage({ id: "cash.ownAccount" }, { name }) : name,
          note: account,
          keywords: account,
        }))}
        required
      />
      <AddPayee channel={code} />
    </div>
  );
}

function AddPayee({ channel }: { channel: CashChannelCode }) {
  return (
    <div className="flex flex-wrap gap-4">
      <Button asChild variant="link">
        <Link to="/assets/cash/beneficiaryAddress" search={{ add: "1", channel, pay: "1" }}>
          <FormattedMessage id="cash.addRecipient" />
        </Link>
      </Button>
      <Button asChild variant="link">
        <Link to="/assets/cash/bank" search={{ add: "1", channel, pay: "1" }}>
          <FormattedMessage id="cash.addBank" />
        </Link>
      </Button>
    </div>
  );
}
