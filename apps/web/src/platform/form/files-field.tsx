import { Button, cn, Field } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDropzone } from "react-dropzone";
import { useIntl } from "react-intl";
import { checkFile, mediaTypes } from "../file-check.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { useFailureText } from "../page/failure-text.ts";
import { faultText } from "./file-fault.ts";
import { FilePreview } from "./file-preview.tsx";
import type { UploadFieldProps } from "./upload-field.tsx";
import { useField } from "./use-field.tsx";

export interface FilesFieldProps extends UploadFieldProps {
  /** The maximum number of files. */
  most: number;
}

/** An uploaded file, by the id in the form. */
interface Sent {
  id: string;
  file: File;
}

/** Several files: each is checked by its bytes before the upload, shown, and removable. The form holds their ids. */
export function FilesField({ upload, kinds, maxBytes, most, ...base }: FilesFieldProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const { field, error } = useField(base);
  const ids: readonly string[] = field.value ?? [];
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [fault, setFault] = useState<string>();
  const sending = useMutation({ mutationFn: upload, meta: { shows: "place" } });
  const shown = ids.map((id) => ({ id, file: sent.find((each) => each.id === id)?.file }));

  const take = async (chosen: readonly File[]) => {
    setFault(undefined);
    const room = most - ids.length;
    let next = ids;
    for (const file of chosen.slice(0, room)) {
      const found = await checkFile(file, { kinds, maxBytes });
      if (found) {
        const values = { megabytes: Math.floor(maxBytes / 1_000_000), kinds: kinds.join(", ").toUpperCase() };
        setFault(intl.formatMessage({ id: faultText[found] }, values));
        continue;
      }
      try {
        const { id } = await sending.mutateAsync(file);
        setSent((before) => [...before, { id, file }]);
        next = [...next, id];
        field.onChange(next);
      } catch {
        return; // The mutation has the reason.
      }
    }
    if (chosen.length > room) setFault(intl.formatMessage({ id: "form.filesMost" }, { most }));
  };
  const drop = (id: string) => field.onChange(ids.filter((each) => each !== id));

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: Object.assign({}, ...kinds.map((kind) => mediaTypes[kind])),
    noClick: true,
    disabled: ids.length >= most,
    onDrop: (accepted, rejected) => void take([...accepted, ...rejected.map(({ file }) => file)]),
  });
  const problem = fault ?? (sending.isError ? failureText(sending.error).words : undefined) ?? error;

  return (
    <Field label={base.label} hint={base.hint} error={problem} required={base.required} action={base.action}>
      <div
        {...getRootProps({ tabIndex: -1 })}
        className={cn(
          "flex flex-col gap-3 rounded-lg border border-dashed p-4",
          isDragActive ? "bg-vault-tint" : "bg-surface",
          problem ? "border-bad" : isDragActive ? "border-vault" : "border-line-strong",
        )}
      >
        {/* The button below opens it; visible, it would add a gap and an English label. */}
        <input {...getInputProps({ "aria-hidden": true, className: "absolute" })} />
        {shown.map(({ id, file }) => (
          <div key={id} className="flex items-center gap-4">
            <FilePreview file={file} busy={false} done />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {file?.name ?? <FormattedMessage id="form.fileKept" />}
            </p>
            <Button variant="ghost" size="sm" onClick={() => drop(id)}>
              <FormattedMessage
                id="form.dropThisFile"
                values={{ name: <span className="sr-only">{file?.name}</span> }}
              />
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2 text-label">
            <FormattedMessage id="form.filesLeft" values={{ count: ids.length, most }} />
          </p>
          <Button
            variant="secondary"
            size="sm"
            onClick={open}
            disabled={ids.length >= most}
            aria-invalid={problem ? true : undefined}
            loading={sending.isPending}
            loadingLabel={intl.formatMessage({ id: "form.sendingFile" })}
          >
            <FormattedMessage id="form.addFile" />
          </Button>
        </div>
      </div>
    </Field>
  );
}
