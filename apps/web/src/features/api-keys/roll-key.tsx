import { Notice, SummaryList, SummaryRow } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { RadioField } from "../../platform/form/radio-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { When } from "../../platform/page/when.tsx";
import type { Account } from "../../platform/session.ts";
import { coffer } from "./api.ts";
import { AllKeys } from "./edit-key.tsx";
import type { KeyProof } from "./key-proof.ts";
import { LostSecret, NewSecret } from "./new-secret.tsx";
import { type KeyActs, type KeySent, useKeyFlow } from "./use-key-flow.ts";
import type { Key } from "./use-keys.ts";
import { VerifyStep } from "./verify-step.tsx";

/** The grace hours of the old pair, as radio values with their texts. */
const graces = {
  "0": "apiKeys.grace0",
  "1": "apiKeys.grace1",
  "24": "apiKeys.grace24",
  "168": "apiKeys.grace168",
} as const;
type Grace = keyof typeof graces;
type RollDetails = { grace: Grace /** The rolled access key, which becomes the previous one. */; of: string };

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

/** Rolls a key's secret: grace time → review → proof → the new secret. */
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
      <SummaryRow label={<FormattedMessage id="apiKeys.remark" />} value={key.remark} />
      <SummaryRow
        label={<FormattedMessage id="apiKeys.graceIs" />}
        value={<FormattedMessage id={grace === "0" ? "apiKeys.graceNone" : graces[grace]} />}
      />
    </SummaryList>
  );
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="apiKeys.rollTitle" />}
      lead={<FormattedMessage id="apiKeys.rollLead" />}
      summary={summary}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            {key.previous && <OldestEnds until={key.previous.endsAt} />}
            <RadioField
              name="grace"
              label={<FormattedMessage id="apiKeys.grace" />}
              hint={<FormattedMessage id="apiKeys.graceHint" />}
              options={(Object.keys(graces) as Grace[]).map((value) => ({
                value,
                label: <FormattedMessage id={graces[value]} />,
                note: value === "0" && <FormattedMessage id="apiKeys.grace0Note" />,
              }))}
            />
          </Form>
        ),
        action: <FormattedMessage id="apiKeys.rollCheck" />,
        note: <FormattedMessage id="apiKeys.toVerifyNote" />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">
              <FormattedMessage id="apiKeys.rollTitle" />
            </h2>
            {summary}
            {key.previous && <OldestEnds until={key.previous.endsAt} />}
          </>
        ),
        action: <FormattedMessage id="apiKeys.toVerify" />,
        note: <FormattedMessage id="apiKeys.toVerifyNote" />,
      }}
      verify={{
        content: <VerifyStep flow={flow} account={account} />,
        action: <FormattedMessage id="apiKeys.rollNow" />,
        note: <FormattedMessage id="apiKeys.rollNote" />,
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
    <FormattedMessage id="apiKeys.rollTwice" values={{ time: <When at={until} /> }} />
  </Notice>
);
