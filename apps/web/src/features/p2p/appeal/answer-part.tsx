import type { AppealDetail, LegalCurrencyOrder } from "@coffer/sdk";
import { Button, CardBody, CardTitle } from "@coffer/ui";
import { useState } from "react";
import { picturesMost } from "../../../platform/form/screen-image.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useOrderValues } from "../order-facts/order-labels.ts";
import { roleOf } from "../order-facts/way.ts";
import { AnswerForm } from "./answer-form.tsx";
import { SettleDialog, settleWords } from "./settle-dialog.tsx";
import { isProcessing } from "./use-appeal.ts";

/** "A side hands in three in all." */
const picturesLeft = ({ openedBy, proofFileIds, statements }: AppealDetail): number =>
  picturesMost -
  (openedBy === "user" ? proofFileIds.length : 0) -
  statements.filter(({ by }) => by === "user").reduce((sum, { proofFileIds: files }) => sum + files.length, 0);

/** While it is open: a statement, or giving in. */
export function AnswerPart({ appeal, order }: { appeal: AppealDetail; order: LegalCurrencyOrder }) {
  const [settling, setSettling] = useState(false);
  const values = useOrderValues(order);
  if (!isProcessing(appeal)) return null;
  return (
    <CardBody className="flex flex-col gap-5 border-line border-t">
      {appeal.answerable && (
        <>
          <CardTitle>
            <FormattedMessage id="p2p.answerTitle" />
          </CardTitle>
          {/* A new form for each answer, so that it clears. */}
          <AnswerForm key={appeal.statements.length} appeal={appeal} left={Math.max(0, picturesLeft(appeal))} />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-ink-2 text-label">
          <FormattedMessage id="p2p.settleWhy" />
        </p>
        <Button variant="ghost" className="text-bad!" onClick={() => setSettling(true)}>
          <FormattedMessage id={settleWords[roleOf(order)].yes} values={values} />
        </Button>
      </div>
      {settling && <SettleDialog appeal={appeal} order={order} close={() => setSettling(false)} />}
    </CardBody>
  );
}
