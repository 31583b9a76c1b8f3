import { AlertDialog, Button, Card, CardFooter, CardHeader, CardTitle, IconButton } from "@coffer/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { XIcon } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../../calls/control.ts";
import { Failure } from "../../../parts/failure.tsx";
import { useTimes } from "../../../parts/use-times.ts";
import { usePlace } from "../../../places.tsx";
import { useWords } from "../../../words/use-words.ts";
import { dropSnapshot, listSnapshots, type Snapshot, stateOf } from "./store.ts";
import { TakeSnapshot } from "./take-snapshot.tsx";

/** This world's snapshots: taken and restored. */
export function SnapshotsCard() {
  const words = useWords();
  const text = words.worlds;
  const { momentText } = useTimes();
  const { world } = usePlace();
  const queryClient = useQueryClient();
  const { data: snapshots = [], error } = useQuery({
    queryKey: ["snapshots", world],
    queryFn: () => listSnapshots(world),
  });
  const [restoring, setRestoring] = useState<Snapshot | null>(null);
  const drop = useMutation({ mutationFn: dropSnapshot, onSuccess: () => queryClient.invalidateQueries() });
  const restore = useAct("POST snapshot");
  const nameOf = ({ name, at }: Snapshot) => name || text.snapshotAt(momentText(at));
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle className="wrap-anywhere">{text.snapshots(world)}</CardTitle>
      </CardHeader>
      <TakeSnapshot world={world} />
      {snapshots.length === 0 ? (
        <p className="px-5 pb-5 text-ink-2">{error ? text.notKept : text.noSnapshots}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {snapshots.map((snapshot) => (
            <li key={snapshot.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 pr-3 pl-5">
              <div className="min-w-0 flex-1 basis-48">
                <p className="wrap-anywhere">{nameOf(snapshot)}</p>
                <p className="text-ink-2 text-label">
                  {snapshot.name && `${text.snapshotAt(momentText(snapshot.at))} · `}
                  {text.counts(snapshot.requests, snapshot.entries)}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => setRestoring(snapshot)}
                aria-label={text.restoreNamed(nameOf(snapshot))}
              >
                {text.restore}
              </Button>
              <IconButton label={text.dropNamed(nameOf(snapshot))} onClick={() => drop.mutate(snapshot.id)}>
                <XIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <CardFooter className="text-ink-2 text-label">{text.snapshotsNote}</CardFooter>
      <AlertDialog
        open={restoring !== null}
        onOpenChange={(open) => !open && setRestoring(null)}
        title={text.restoreTitle}
        description={text.restoreText(world)}
        confirmLabel={text.restoreConfirm}
        cancelLabel={words.frame.cancel}
        loading={restore.isPending}
        onConfirm={async () => {
          if (restoring) restore.mutate(await stateOf(restoring.id), { onSuccess: () => setRestoring(null) });
        }}
      >
        {restore.error && <Failure error={restore.error} />}
      </AlertDialog>
      <span role="status" className="sr-only">
        {restore.isSuccess && restoring === null && text.restored}
      </span>
    </Card>
  );
}
