import { Notice, SummaryList, SummaryRow } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useFlowForm } from "../../../kernel/flow/flow-forms.ts";
import { FlowShell } from "../../../kernel/flow/flow-shell.tsx";
import { Form } from "../../../kernel/form/form.tsx";
import { RadioField } from "../../../kernel/form/radio-field.tsx";
import { When } from "../../../kernel/page/when.tsx";
import type { Account } from "../../../kernel/session.ts";
import { Text } from "../../../lib/text.tsx";
import { coffer } from "./api.ts";
import { AllKeys } from "./edit-key.tsx";
import type { KeyProof } from "./key-proof.ts";
import { LostSecret, NewSecret } from "./new-secret.tsx";
import { type KeyActs, type KeySent, useKeyFlow } from "./use-key-flow.ts";
import type { Key } from "./use-keys.ts";
import { VerifyStep } from "./verify-step.tsx";

/** Hours the old pair goes on working, as a radio has them, and their words. */
const graces = { "0": "keys.grace0", "1": "keys.grace1", "24": "keys.grace24", "168": "keys.grace168" } as const;
type Grace = keyof typeof graces;
type RollDetails = { grace: Grace /** The access key that is rolled: after that it is the one before. */; of: string };

const rule: z.ZodMiniType<RollDetails, RollDetails> = z.object({
  grace: z.enum(Object.keys(graces) as [Grace, ...Grace[]]),
  of: z.string(),
});

const rolling = ({ id }: Key): KeyActs<RollDetails> => ({
  name: `roll.${id}`,
  call: ({ grace }, { verification }, once) =>
    coffer.apiKeys.rollApiKey({ id, graceHours: Number(grace), verification }, once),
  find: (keys, { of }) => keys.find((key) => key.id === id && key.accessKey !== of),
});

/** Another secret for a key: how long the old one works → review → proof → the new one. */
export function RollKey({ of: key, account }: { of: Key; account: Account }) {
  const { flow, pair } = useKeyFlow(rolling(key));
  const form = useFlowForm<RollDetails, KeySent, KeyProof, undefined>(flow, {
    schema: rule,
    defaultValues: { grace: "24", of: key.accessKey },
  });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const { grace } = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const summary = (
    <SummaryList aria-live="polite">
      <SummaryRow label={<Text id="keys.remark" />} value={key.remark} />
      <SummaryRow
        label={<Text id="keys.graceIs" />}
        value={<Text id={grace === "0" ? "keys.graceNone" : graces[grace]} />}
      />
    </SummaryList>
  );
  return (
    <FlowShell
      flow={flow}
      title={<Text id="keys.rollTitle" />}
      lead={<Text id="keys.rollLead" />}
      summary={summary}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            {key.previous && <OldestEnds until={key.previous.endsAt} />}
            <RadioField
              name="grace"
              label={<Text id="keys.grace" />}
              hint={<Text id="keys.graceHint" />}
              options={(Object.keys(graces) as Grace[]).map((value) => ({
                value,
                label: <Text id={graces[value]} />,
                note: value === "0" && <Text id="keys.grace0Note" />,
              }))}
            />
          </Form>
        ),
        action: <Text id="keys.rollCheck" />,
        note: <Text id="keys.toVerifyNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">
              <Text id="keys.rollTitle" />
            </h2>
            {summary}
            {key.previous && <OldestEnds until={key.previous.endsAt} />}
          </>
        ),
        action: <Text id="keys.toVerify" />,
        note: <Text id="keys.toVerifyNote" />,
      }}
      verify={{
        content: <VerifyStep flow={flow} account={account} />,
        action: <Text id="keys.rollNow" />,
        note: <Text id="keys.rollNote" />,
      }}
      result={{
        content: pair ? <NewSecret pair={pair} /> : <LostSecret id={key.id} />,
        actions: !pair && <AllKeys />,
      }}
    />
  );
}

/** The contract: "rolling again within that time ends the oldest at once". */
const OldestEnds = ({ until }: { until: string }) => (
  <Notice tone="warn" live="off">
    <Text id="keys.rollTwice" values={{ time: <When at={until} /> }} />
  </Notice>
);
