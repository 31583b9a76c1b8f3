import { Spinner } from "@coffer/ui";
import { FileCheckIcon, ImageUpIcon } from "lucide-react";
import { useEffect, useState } from "react";

export interface FilePreviewProps {
  file: File | undefined;
  busy: boolean;
  done: boolean;
}

/** A thumbnail of a chosen file, if it is an image. */
export function FilePreview({ file, busy, done }: FilePreviewProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const Icon = done ? FileCheckIcon : ImageUpIcon;
  return (
    <span className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-ink-2">
      {url ? <img src={url} alt="" className="size-full object-cover" /> : <Icon aria-hidden className="size-5" />}
      {busy && (
        <span className="absolute inset-0 grid place-items-center bg-surface/70">
          <Spinner />
        </span>
      )}
    </span>
  );
}
