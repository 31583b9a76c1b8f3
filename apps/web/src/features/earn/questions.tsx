import { Card, CardBody, CardTitle } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";

const questions = [
  ["earn.askWhen", "earn.answerWhen"],
  ["earn.askRule", "earn.answerRule"],
  ["earn.askBack", "earn.answerBack"],
  ["earn.askWrong", "earn.answerWrong"],
  ["earn.askWho", "earn.answerWho"],
] as const satisfies readonly (readonly [PlainMessageId, PlainMessageId])[];

/** Common questions before staking. */
export function Questions() {
  return (
    <Card>
      <CardBody className="flex flex-col gap-2">
        <CardTitle>
          <FormattedMessage id="earn.questions" />
        </CardTitle>
        <div className="divide-y divide-line">
          {questions.map(([question, answer]) => (
            <details key={question} className="py-3">
              <summary className="cursor-pointer font-medium">
                <FormattedMessage id={question} />
              </summary>
              <p className="mt-2 text-ink-2">
                <FormattedMessage id={answer} />
              </p>
            </details>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}
