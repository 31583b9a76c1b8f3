import { Button, Skeleton } from "@coffer/ui";
import { DownloadIcon, FileXIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useSentFile } from "../../../platform/page/sent-files.tsx";

/** The payment QR code: on white in both themes, large enough for a camera. */
export function CodePicture({ id, method }: { id: string; method: string }) {
  const intl = useIntl();
  const { data, error } = useSentFile(id);
  return (
    <figure className="flex w-[196px] flex-col items-center gap-3 text-center text-ink-2 text-label max-sm:w-full">
      {data ? (
        <img
          src={data.url}
          alt={intl.formatMessage({ id: "p2p.codeOf" }, { method })}
          className="size-[196px] rounded-md border border-line bg-white object-contain p-4"
        />
      ) : error ? (
        <span className="grid size-[196px] place-items-center rounded-md bg-sunken">
          <span className="flex flex-col items-center gap-2">
            <FileXIcon aria-hidden className="size-5" />
            <FormattedMessage id="page.fileGone" />
          </span>
        </span>
      ) : (
        <Skeleton className="size-[196px]" />
      )}
      <figcaption>
        <FormattedMessage id="p2p.scan" values={{ method }} />
      </figcaption>
      {data && (
        <Button asChild variant="secondary" size="sm">
          <a href={data.url} target="_blank" rel="noreferrer" download={data.name}>
            <DownloadIcon aria-hidden />
            <FormattedMessage id="p2p.savePicture" />
          </a>
        </Button>
      )}
    </figure>
  );
}
