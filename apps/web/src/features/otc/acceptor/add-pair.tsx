import type { OtcSymbol } from "@coffer/sdk";
import {
  CoinIcon,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  Field,
  Select,
} from "@coffer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";
import { termsRule } from "./pair-terms.ts";
import { TermsFields } from "./terms-fields.tsx";

export interface AddPairProps {
  /** The desk's pairs that the acceptor doesn't serve. */
  pairs: readonly OtcSymbol[];
  close: () => void;
}

/** Adds a pair, closed at first. */
export function AddPair({ pairs, close }: AddPairProps) {
  const intl = useIntl();
  const [symbol, choose] = useState(pairs[0]?.symbol ?? "");
  const pair = pairs.find((each) => each.symbol === symbol);
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "otc.close" })}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="otcAcceptor.addTitle" />
          </DialogTitle>
          <DialogDescription>
            <FormattedMessage id="otcAcceptor.addLead" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <Field label={<FormattedMessage id="otc.pair" />}>
            <Select
              value={symbol}
              onValueChange={choose}
              options={pairs.map(({ symbol: value, base }) => ({
                value,
                label: value.replace("/", " / "),
                icon: <CoinIcon ticker={base} size="sm" />,
              }))}
            />
          </Field>
          {pair && <AddForm key={symbol} pair={pair} close={close} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function AddForm({ pair, close }: { pair: OtcSymbol; close: () => void }) {
  const intl = useIntl();
  const changed = useMoneyMoved();
  const { symbol, minimumQuantity, maximumQuantity } = pair;
  const form = useCofferForm({
    schema: termsRule(pair),
    // The desk's bounds at the market price: the deviation is the only decision.
    defaultValues: {
      buyMinimum: minimumQuantity,
      buyMaximum: maximumQuantity,
      buyRateDeviation: "",
      sellMinimum: minimumQuantity,
      sellMaximum: maximumQuantity,
      sellRateDeviation: "",
    },
    submit: (terms) => coffer.otc.addConfig({ symbol, ...terms }).finally(changed),
    done: () => {
      notify({ tone: "success", words: intl.formatMessage({ id: "otcAcceptor.added" }, { symbol }) });
      close();
    },
  });
  return (
    <Form form={form}>
      <TermsFields pair={pair} />
      <SubmitButton wide>
        <FormattedMessage id="otcAcceptor.add" />
      </SubmitButton>
    </Form>
  );
}
