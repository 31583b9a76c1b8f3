import { Button, Notice } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { Account } from "../../platform/session.ts";
import { coffer } from "./api.ts";
import { bookQuery } from "./book-query.ts";
import { detailsOf, detailsRule, isAsMeant, type KeyDetails, keyInput, noKey } from "./key-details.ts";
import { KeyFields } from "./key-fields.tsx";
import { KeyReview, KeySummary } from "./key-summary.tsx";
import { LostSecret, NewSecret } from "./new-secret.tsx";
import { type KeyActs, useKeyFlow } from "./use-key-flow.ts";
import type { Key } from "./use-keys.ts";
import { VerifyStep } from "./verify-step.tsx";

/** Refusals about one of the fields. */
const places = { codes: { 60003: "addressIds" }, fields: { boundIps: "ips", addressScope: "scope" } } as const;

const creating: KeyActs<KeyDetails> = {
  ...places,
  name: "key",
  call: (details, { verification }, once) => coffer.apiKeys.createApiKey({ ...keyInput(details), verification }, once),
  find: (keys, details, left) =>
    keys.find((key) => Date.parse(key.createdAt) >= left && key.lastUsedAt === null && isAsMeant(key, details)),
};

const changing = ({ id }: Key): KeyActs<KeyDetails> => ({
  ...places,
  name: `key.${id}`,
  call: (details, { verification }, once) =>
    coffer.apiKeys.updateApiKey({ id, ...keyInput(details), verification }, once),
  find: (keys, details) => keys.find((key) => key.id === id && isAsMeant(key, details)),
});

/** Creates or changes a key: settings → review → proof → secret or confirmation. */
export function EditKey({ of: key, account }: { of: Key | undefined; account: Account }) {
  const { flow, pair } = useKeyFlow(key ? changing(key) : creating);
  const form = useFlowForm(flow, { schema: detailsRule, defaultValues: useStart(key) });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const details = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const action = <FormattedMessage id={key ? "apiKeys.changeNow" : "apiKeys.createNow"} />;
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id={key ? "apiKeys.changeTitle" : "apiKeys.createTitle"} />}
      lead={<FormattedMessage id={key ? "apiKeys.changeLead" : "apiKeys.createLead"} />}
      summary={<KeySummary details={details} />}
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <KeyFields />
          </Form>
        ),
        action: <FormattedMessage id="apiKeys.toReview" />,
        note: !key && <FormattedMessage id="apiKeys.toReviewNote" />,
      }}
      review={{
        content: <KeyReview details={details} />,
        action: <FormattedMessage id="apiKeys.toVerify" />,
        note: <FormattedMessage id="apiKeys.toVerifyNote" />,
      }}
      verify={{
        content: <VerifyStep flow={flow} account={account} />,
        action,
        note: <FormattedMessage id={key ? "apiKeys.changeNote" : "apiKeys.createNote"} />,
      }}
      result={
        key
          ? {
              content: <Notice tone="good" title={<FormattedMessage id="apiKeys.changedTitle" />} />,
              actions: <AllKeys />,
            }
          : {
              content: pair ? <NewSecret pair={pair} /> : <LostSecret id={flow.sent?.id ?? ""} />,
              actions: !pair && <AllKeys />,
            }
      }
    />
  );
}

/** The form's values: empty, or the key's; an address that was removed from the book is dropped. */
function useStart(key: Key | undefined): KeyDetails {
  const saved = useQuery({ ...bookQuery(), enabled: key !== undefined }).data?.items;
  if (!key) return noKey;
  const details = detailsOf(key);
  const addressIds = details.addressIds.filter((id) => !saved || saved.some((each) => each.id === id));
  return { ...details, addressIds };
}

export const AllKeys = () => (
  <Button asChild variant="secondary">
    <Link to="/account/api">
      <FormattedMessage id="apiKeys.all" />
    </Link>
  </Button>
);
