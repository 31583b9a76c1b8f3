import { type AcceptorPair, AcceptorPairStatus } from "@coffer/sdk";
import { Label, Switch } from "@coffer/ui";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { useAction } from "../../../platform/use-action.ts";
import { coffer } from "../api.ts";

/** Opens or closes a pair; pending orders continue. */
export function PairSwitch({ pair: { id, symbol, status } }: { pair: AcceptorPair }) {
  const intl = useIntl();
  const changed = useMoneyMoved();
  const { run, busy, failure } = useAction();
  const labelled = useId();
  const open = status === AcceptorPairStatus.enabled;
  const turn = (next: boolean) =>
    run(() =>
      coffer.otc
        .updateStatus({ id, status: next ? AcceptorPairStatus.enabled : AcceptorPairStatus.disabled })
        .finally(changed),
    );
  return (
    <>
      <span className="flex items-center gap-2.5">
        <Label htmlFor={labelled} className="font-normal!">
          <FormattedMessage id={open ? "otcAcceptor.open" : "otcAcceptor.closed"} />
        </Label>
        <Switch
          id={labelled}
          aria-label={intl.formatMessage({ id: "otcAcceptor.serve" }, { symbol })}
          checked={open}
          disabled={busy}
          onCheckedChange={(next) => void turn(next)}
        />
      </span>
      {failure !== undefined && (
        <div className="w-full">
          <FailureNote error={failure} />
        </div>
      )}
    </>
  );
}
