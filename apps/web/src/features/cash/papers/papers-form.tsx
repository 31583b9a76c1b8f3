import type { CashChannelCode, DynamicFormField } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { describeField } from "../../../platform/form/describe-field.ts";
import { FilesField } from "../../../platform/form/files-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { picturesMost } from "../../../platform/form/screen-image.ts";
import { ServerFields } from "../../../platform/form/server-fields.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { coffer } from "../api.ts";
import { proofFiles } from "../orders/voucher.ts";
import { emptyPapers, papersRule, valuesOf } from "./papers-rule.ts";

/** The channel's form as the server describes it; proofs are images. */
export function PapersForm({ channel, form }: { channel: CashChannelCode; form: readonly DynamicFormField[] }) {
  const { locale } = useIntl();
  const moved = useMoneyMoved();
  const describedHere = (field: DynamicFormField) => describeField(field, locale);
  const files = form.filter(({ type }) => type === "file");
  const [proof] = files;
  const filled = useCofferForm({
    schema: papersRule(form, describedHere),
    defaultValues: emptyPapers(form),
    submit: (values) =>
      coffer.cash.createUserChannelAttachment({ channel, values: valuesOf(form, values) }).finally(moved),
    // A refused image among several has no field name.
    codes: proof && files.length === 1 ? { 50012: `files.${proof.key}`, 50013: `files.${proof.key}` } : {},
  });
  return (
    <Form form={filled}>
      <ServerFields fields={form.filter(({ type }) => type !== "file").map(describedHere)} />
      {files.map(({ key, label, hint, required, maxLength }) => (
        <FilesField
          key={key}
          name={`files.${key}`}
          label={label[locale]}
          hint={hint?.[locale] ?? <FormattedMessage id="cash.proofHint" />}
          {...proofFiles}
          most={Math.min(maxLength, picturesMost)}
          required={required}
        />
      ))}
      <div>
        <SubmitButton>
          <FormattedMessage id="cash.handInPapers" />
        </SubmitButton>
      </div>
    </Form>
  );
}
