import { Notice, Skeleton } from "@coffer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useSentFile } from "../../../platform/page/sent-files.tsx";

/** The certificate as the reviewer sees it; opens in full. */
export function CertificatePicture({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error } = useSentFile(id);
  const [broken, setBroken] = useState<string>();
  if (error && !data)
    return (
      <p className="text-ink-2 text-label">
        <FormattedMessage id="page.fileGone" />
      </p>
    );
  if (!data) return <Skeleton className="h-48 w-full" />;
  if (broken === data.url)
    return (
      <Notice tone="warn">
        <FormattedMessage id="merchantApplication.pictureBroken" />
      </Notice>
    );
  return (
    <a href={data.url} target="_blank" rel="noreferrer" className="block rounded-md">
      <img
        src={data.url}
        alt={intl.formatMessage({ id: "merchantApplication.pictureOf" }, { name: data.name })}
        onError={() => setBroken(data.url)}
        className="max-h-72 min-h-24 w-full rounded-md border border-line bg-sunken object-contain"
      />
    </a>
  );
}
