import type { AppealDetail, LegalCurrencyOrder } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { When } from "../../../kernel/page/when.tsx";
import { Text } from "../../../lib/text.tsx";
import { useOrderValues } from "../about/order-words.ts";
import { responsibilityNames } from "./appeal-status.ts";

/** Who got the coin, whose fault it was, and why. */
export function Decided({ appeal, order }: { appeal: AppealDetail; order: LegalCurrencyOrder }) {
  const values = useOrderValues(order);
  const { coinTo, responsibility, result, completedAt } = appeal;
  const won = coinTo === "user";
  return (
    <Notice
      live="off"
      tone={won ? "good" : "neutral"}
      title={<Text id={won ? "fiat.outcomeWon" : "fiat.outcomeLost"} values={values} />}
    >
      {result && <p className="[overflow-wrap:anywhere]">{result}</p>}
      <p>
        {responsibility !== null && <Text id={responsibilityNames[responsibility] ?? "fiat.faultNeither"} />}
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
