import type { CashBankAccount, CashChannelCode, DynamicFormField } from "@coffer/sdk";
import { Skeleton } from "@coffer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { PinFirst } from "../../../platform/proof/pin-first.tsx";
import type { Method } from "../../../platform/proof/verification.tsx";
import { isCompany, useAccount } from "../../../platform/session.ts";
import { coffer } from "../api.ts";
import { BankFields } from "../form/bank-fields.tsx";
import { inputOf } from "../form/bank-form.ts";
import { ChannelChoice, type ChannelChoiceProps } from "../form/channel-choice.tsx";
import { useBankForm } from "../form/use-bank-form.ts";
import { useDescribedForm } from "../form/use-described-form.ts";

export interface AddBankProps extends Pick<ChannelChoiceProps, "channel" | "choose"> {
  done: (saved: CashBankAccount) => unknown;
  leave: ReactNode;
}

/** The form of an own bank account, proved with the fund PIN. */
export function AddBank({ channel, choose, ...leaving }: AddBankProps) {
  return (
    <ChannelChoice channel={channel} choose={choose}>
      <PinFirst why="cash.pinFirstBody" />
      {channel && <Described channel={channel} key={channel} {...leaving} />}
    </ChannelChoice>
  );
}

type Leaving = Pick<AddBankProps, "done" | "leave">;

function Described({ channel, ...leaving }: Leaving & { channel: CashChannelCode }) {
  const { data, error, refetch } = useDescribedForm(channel);
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return <BankForm channel={channel} form={data} {...leaving} />;
}

function BankForm({
  channel,
  form,
  done,
  leave,
}: Leaving & { channel: CashChannelCode; form: readonly DynamicFormField[] }) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const account = useAccount();
  // The contract: "fund PIN, and the authenticator's code where there is one".
  const methods: Method[] = account?.hasGoogleAuthenticator ? ["googleCode", "fundPassword"] : ["fundPassword"];
  const bankForm = useBankForm({
    form,
    methods,
    start: { payeeType: account && isCompany(account) ? "company" : "person" },
    submit: (values) =>
      coffer.cash
        .createCashBankAccount({ ...inputOf(form, values, channel), verification: values.verification })
        .finally(moved),
    done: (saved) => {
      notify({ tone: "success", words: intl.formatMessage({ id: "cashBanks.bankSaved" }, { name: saved.label }) });
      return done(saved);
    },
  });
  return (
    <Form form={bankForm}>
      <BankFields form={form} methods={methods} />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton>
          <FormattedMessage id="cashBanks.saveBank" />
        </SubmitButton>
        {leave}
      </div>
    </Form>
  );
}
