import type { CashPapers } from "@coffer/sdk";
import { Card, CardBody, CardTitle, Notice } from "@coffer/ui";
import * as z from "zod/mini";
import { FilesField } from "../../../platform/form/files-field.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { picturesMost } from "../../../platform/form/screen-image.ts";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { SentFiles } from "../../../platform/page/sent-files.tsx";
import { When } from "../../../platform/page/when.tsx";
import { coffer } from "../api.ts";
import { voucherFiles } from "./voucher.ts";

const rule = z.object({
  fileIds: z.array(z.string()).check(z.minLength(1, "cash.papersNeeded"), z.maxLength(picturesMost)),
  remark: z.string().check(z.trim(), z.maxLength(500)),
});

/** The bank's requested documents, and their upload. */
export function PapersCard({ id, papers }: { id: string; papers: CashPapers }) {
  const left = picturesMost - papers.fileIds.length;
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <CardTitle>
          <FormattedMessage id="cash.papers" />
        </CardTitle>
        <Notice tone={papers.sentAt === null ? "warn" : "info"} live="off" title={papers.note}>
          {papers.sentAt === null ? (
            <FormattedMessage id="cash.papersDue" values={{ time: <When at={papers.dueAt} /> }} />
          ) : (
            <FormattedMessage id="cash.papersSent" values={{ time: <When at={papers.sentAt} /> }} />
          )}
        </Notice>
        {papers.fileIds.length > 0 && <SentFiles ids={papers.fileIds} />}
        {left > 0 && <PapersForm id={id} left={left} key={papers.fileIds.length} />}
      </CardBody>
    </Card>
  );
}

function PapersForm({ id, left }: { id: string; left: number }) {
  const moved = useMoneyMoved();
  const form = useCofferForm({
    schema: rule,
    defaultValues: { fileIds: [], remark: "" },
    submit: ({ fileIds, remark }) =>
      coffer.cash.sendCashPapers({ id, fileIds, ...(remark !== "" && { remark }) }).finally(moved),
    codes: { 50012: "fileIds", 50013: "fileIds", 50016: "fileIds" },
  });
  return (
    <Form form={form}>
      <FilesField
        name="fileIds"
        label={<FormattedMessage id="cash.papersFiles" />}
        {...voucherFiles}
        most={left}
        required
      />
      <TextField name="remark" label={<FormattedMessage id="cash.papersRemark" />} autoComplete="off" />
      <div>
        <SubmitButton>
          <FormattedMessage id="cash.sendPapers" />
        </SubmitButton>
      </div>
    </Form>
  );
}
