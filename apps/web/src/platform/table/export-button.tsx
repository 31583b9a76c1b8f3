import { Button, Progress } from "@coffer/ui";
import { DownloadIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { download } from "../csv.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { FailureNote } from "../page/failure-note.tsx";

export interface ExportButtonProps {
  /** The file's name, without date and ending. */
  name: string;
  /** Writes the file; tells how far it is, and stops when the signal is aborted. */
  write: (signal: AbortSignal, tell: (done: number, total: number) => void) => Promise<string>;
}

interface Progressed {
  done: number;
  total: number;
}

/** Hands over the whole list as a file; says how far it is, and stops when it is told to. */
export function ExportButton({ name, write }: ExportButtonProps) {
  const intl = useIntl();
  const [at, setAt] = useState<Progressed>();
  const [failure, setFailure] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setAt(undefined);
  };
  const start = async () => {
    const control = new AbortController();
    running.current = control;
    setFailure(undefined);
    setAt({ done: 0, total: 0 });
    try {
      const file = await write(control.signal, (done, total) => setAt({ done, total }));
      download(`coffer-${name}-${new Date().toISOString().slice(0, 10)}.csv`, file);
      setAt(undefined);
    } catch (error) {
      if (control.signal.aborted) return;
      setAt(undefined);
      setFailure(error);
    }
  };

  if (at) {
    const words = intl.formatMessage({ id: "table.exporting" }, { done: at.done, total: at.total });
    return (
      <div role="status" className="flex items-center gap-2.5">
        <span className="flex w-40 flex-col gap-1 text-ink-2 text-label">
          {words}
          <Progress
            value={at.done}
            max={Math.max(1, at.total)}
            label={intl.formatMessage({ id: "table.csv" })}
            valueText={words}
          />
        </span>
        <Button variant="secondary" size="sm" onClick={stop}>
          <FormattedMessage id="table.stop" />
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void start()}>
        <DownloadIcon aria-hidden />
        <FormattedMessage id="table.csv" />
      </Button>
      {failure !== undefined && <FailureNote error={failure} />}
    </>
  );
}
