import { Button, ErrorState, Skeleton } from "@coffer/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ControlError } from "../../client/control-client.ts";
import { useWords } from "../words/use-words.ts";
import { useErrorMessage } from "./error-message.ts";
import { Failure } from "./failure.tsx";

interface LoadedProps<Data> {
  query: UseQueryResult<Data, ControlError>;
  /** Skeleton bars of a row's height. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** Pending, failed, or loaded; loaded data remain when a refetch fails. The shell reports an unreachable sandbox. */
export function Loaded<Data>({ query, rows = 3, children }: LoadedProps<Data>) {
  const words = useWords();
  const tell = useErrorMessage();
  const { data, error, isFetching } = query;
  if (data !== undefined)
    return (
      <>
        {error && error.status !== 0 && (
          <div className="p-5">
            <Failure error={error} />
          </div>
        )}
        {children(data)}
      </>
    );
  if (error)
    return (
      <ErrorState
        {...tell(error)}
        action={
          <Button variant="secondary" loading={isFetching} onClick={() => void query.refetch()}>
            {words.frame.retry}
          </Button>
        }
      />
    );
  return (
    <div role="status" className="flex flex-col gap-5 p-5">
      <span className="sr-only">{words.frame.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}
