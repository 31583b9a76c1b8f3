import { Button, cn, Field } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDropzone } from "react-dropzone";
import { useIntl } from "react-intl";
import { checkFile, type FileKind, mediaTypes } from "../file-check.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { useFailureText } from "../page/failure-text.ts";
import { faultText } from "./file-fault.ts";
import { FilePreview } from "./file-preview.tsx";
import { type FieldBase, useField } from "./use-field.tsx";

export interface UploadFieldProps extends FieldBase {
  /** Uploads the file; the form holds the returned id. */
  upload: (file: File) => Promise<{ id: string }>;
  kinds: readonly FileKind[];
  maxBytes: number;
}

/** One file: checked by its bytes before the upload, shown, replaceable, uploaded again after a failure. */
export function UploadField({ upload, kinds, maxBytes, ...base }: UploadFieldProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const { field, error } = useField(base);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const sending = useMutation({
    mutationFn: upload,
    meta: { shows: "place" },
    onSuccess: ({ id }) => {
      field.onChange(id);
      field.onBlur(); // The field has no blur event, but its missing value is now present.
    },
  });

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = await checkFile(chosen, { kinds, maxBytes });
    setFault(
      found &&
        intl.formatMessage(
          { id: faultText[found] },
          { megabytes: Math.floor(maxBytes / 1_000_000), kinds: kinds.join(", ").toUpperCase() },
        ),
    );
    if (found) return;
    field.onChange("");
    setFile(chosen);
    sending.mutate(chosen);
  };

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: Object.assign({}, ...kinds.map((kind) => mediaTypes[kind])),
    multiple: false,
    noClick: true,
    onDrop: ([accepted], rejected) => void take(accepted ?? rejected[0]?.file),
  });

  const problem = fault ?? (sending.isError ? failureText(sending.error).words : undefined) ?? error;
  return (
    <Field label={base.label} hint={base.hint} error={problem} required={base.required} action={base.action}>
      <div
        {...getRootProps({ tabIndex: -1 })}
        className={cn(
          "flex min-h-24 items-center gap-4 rounded-lg border border-dashed p-4",
          isDragActive ? "bg-vault-tint" : "bg-surface",
          problem ? "border-bad" : isDragActive ? "border-vault" : "border-line-strong",
        )}
      >
        {/* The button below opens it; visible, it would add a gap and an English label. */}
        <input {...getInputProps({ "aria-hidden": true, className: "absolute" })} />
        <FilePreview file={file} busy={sending.isPending} done={Boolean(field.value)} />
        <div className="min-w-0 flex-1">
          {file ? (
            <p className="[overflow-wrap:anywhere]">{file.name}</p>
          ) : (
            <p>
              <FormattedMessage id={field.value ? "form.fileKept" : "form.dropFile"} />
            </p>
          )}
          <p className="text-ink-2 text-label">
            {sending.isPending ? (
              <FormattedMessage id="form.sendingFile" />
            ) : field.value ? (
              <FormattedMessage id="form.fileSent" />
            ) : null}
          </p>
        </div>
        {sending.isError && file && (
          <Button variant="secondary" size="sm" onClick={() => sending.mutate(file)}>
            <FormattedMessage id="form.sendAgain" />
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          onClick={open}
          aria-invalid={problem ? true : undefined}
          loading={sending.isPending}
        >
          <FormattedMessage id={file ? "form.replaceFile" : "form.chooseFile"} />
        </Button>
      </div>
    </Field>
  );
}
