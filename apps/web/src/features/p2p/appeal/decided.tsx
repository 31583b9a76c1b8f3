import type { AppealDetail, LegalCurrencyOrder } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { responsibilityNames } from "./appeal-status.ts";

/** The winner, the responsible side, and the reason. */
export function Decided({ appeal, order }: { appeal: AppealDetail; order: LegalCurrencyOrder }) {
  const values = useOrderValues(order);
  const { coinTo, responsibility, result, completedAt } = appeal;
  const won = coinTo === "user";
  return (
    <Notice
      live="off"
      tone={won ? "good" : "neutral"}
      title={<FormattedMessage id={won ? "p2p.outcomeWon" : "p2p.outcomeLost"} values={values} />}
    >
      {result && <p className="[overflow-wrap:anywhere]">{result}</p>}
      <p>
        {responsibility !== null && <FormattedMessage id={responsibilityNames[responsibility] ?? "p2p.faultNeither"} />}
        {completedAt && (
          <>
            {" · "}
            <When at={completedAt} />
          </>
        )}
      </p>
    </Notice>
  );
}
