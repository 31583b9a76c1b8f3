import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  Notice,
} from "@coffer/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { api, coffer } from "../../platform/api.ts";
import { download, toCsv } from "../../platform/csv.ts";
import { Form } from "../../platform/form/form.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { ruleText, type TextParams } from "../../platform/form/zod-messages.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import {
  emptyVerification,
  type Method,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../platform/proof/verification.tsx";
import { useAccount } from "../../platform/session.ts";
import { type CheckedRow, checkRows, fileColumns, mostBytes, readRows, rowInput } from "./address-file.ts";
import { ImportPreview } from "./import-preview.tsx";
import { useBook } from "./new-address.ts";

/** Imports addresses from a file: checked line by line, then saved all at once, or none. */
export function ImportDialog({ close }: { close: () => void }) {
  const intl = useIntl();
  const book = useBook();
  const [rows, setRows] = useState<readonly CheckedRow[]>([]);
  const [fault, setFault] = useState<TextParams>();
  const read = async (file: File | undefined) => {
    setRows([]);
    setFault(undefined);
    if (!file) return;
    if (file.size > mostBytes) return setFault({ text: "addressBook.tooLarge" });
    const found = await readRows(await file.text());
    if (Array.isArray(found)) setRows(checkRows(found, book));
    else setFault(found);
  };
  const wrong = rows.filter((row) => row.fault !== undefined).length;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "addressBook.close" })} className="sm:max-w-3xl!">
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="addressBook.importTitle" />
          </DialogTitle>
          <DialogDescription>
            <FormattedMessage id="addressBook.importLead" />
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <Field
            label={<FormattedMessage id="addressBook.file" />}
            error={fault && ruleText(intl, fault)}
            action={
              <Button variant="link" onClick={() => download("coffer-addresses.csv", toCsv([...fileColumns], []))}>
                <FormattedMessage id="addressBook.template" />
              </Button>
            }
          >
            <Input
              type="file"
              accept=".csv,text/csv"
              className="py-1.5"
              onChange={(event) => void read(event.target.files?.[0])}
            />
          </Field>
          {rows.length > 0 && (
            <>
              <Notice tone={wrong > 0 ? "bad" : "good"}>
                {wrong > 0 ? (
                  <FormattedMessage id="addressBook.countWrong" values={{ count: wrong }} />
                ) : (
                  <FormattedMessage id="addressBook.countFine" values={{ count: rows.length }} />
                )}
              </Notice>
              <ImportPreview rows={rows} />
              {wrong === 0 && <Save key={rows.length} rows={rows} close={close} />}
            </>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** One proof for all, and the confirmation of doubtful lines. */
function Save({ rows, close }: { rows: readonly CheckedRow[]; close: () => void }) {
  const intl = useIntl();
  const book = useBook();
  const queries = useQueryClient();
  const methods: Method[] = useAccount()?.hasGoogleAuthenticator ? ["googleCode"] : [];
  const doubtful = rows.some((row) => row.doubt !== undefined);
  const [compared, setCompared] = useState(false);
  const form = useCofferForm({
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: methods.length > 0 ? verificationSecrets.slice(1) : [],
    submit: ({ verification }) =>
      coffer.addressBook.importUserCoinAddress({
        items: rows.map((row) => rowInput(row, book)),
        ...(methods.length > 0 && { verification }),
      }),
    done: ({ items }) => {
      void queries.invalidateQueries({ queryKey: api.addressBook.getUserCoinAddress.queryKey() });
      notify({ tone: "success", words: intl.formatMessage({ id: "addressBook.imported" }, { count: items.length }) });
      close();
    },
    codes: { 50002: "verification.googleCode" },
  });
  return (
    <Form form={form}>
      {doubtful && (
        <Notice tone="warn" title={<FormattedMessage id="addressBook.lookAlikes" />}>
          <Checkbox checked={compared} onCheckedChange={(checked) => setCompared(checked === true)}>
            <FormattedMessage id="addressBook.lookAlikesSeen" />
          </Checkbox>
        </Notice>
      )}
      {(!doubtful || compared) && (
        <>
          <VerificationFields methods={methods} />
          <SubmitButton wide>
            <FormattedMessage id="addressBook.importAll" values={{ count: rows.length }} />
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
