import { Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { FileXIcon } from "lucide-react";
import { api } from "../api.ts";
import { FormattedMessage } from "../intl/intl.ts";

const goodFor = 4 * 60_000; // ms; the contract: "an address that works for 5 minutes".

/** Uploaded files as thumbnails that open. */
export function SentFiles({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {ids.map((id) => (
        <li key={id}>
          <SentFile id={id} />
        </li>
      ))}
    </ul>
  );
}

/** Returns a file's current address, refetched before it expires. */
export const useSentFile = (id: string) =>
  useQuery({
    ...api.receiptMethods.getFile.queryOptions({ id }),
    staleTime: goodFor,
    refetchInterval: goodFor,
    meta: { shows: "place" },
  });

function SentFile({ id }: { id: string }) {
  const { data, error } = useSentFile(id);
  if (error && !data) {
    return (
      <span className="flex h-24 w-24 flex-col items-center justify-center gap-1 rounded-md bg-sunken p-2 text-center text-ink-2 text-label">
        <FileXIcon aria-hidden className="size-5" />
        <FormattedMessage id="page.fileGone" />
      </span>
    );
  }
  if (!data) return <Skeleton className="size-24" />;
  return (
    <a href={data.url} target="_blank" rel="noreferrer" className="block w-24">
      <img src={data.url} alt={data.name} className="size-24 rounded-md border border-line bg-sunken object-cover" />
      <span className="mt-1 block truncate text-ink-2 text-label">{data.name}</span>
    </a>
  );
}
