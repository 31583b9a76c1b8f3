import { AlertDialog, Button, Card, CardFooter, CardHeader, CardTitle, IconButton } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import { XIcon } from "lucide-react";
import { useState } from "react";
import type { ControlError } from "../../../client/control-client.ts";
import type { WorldState } from "../../../world/world.ts";
import { useAct, useClient } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { usePlace } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { dropSnapshot, keepSnapshot, type Snapshot, useSnapshots } from "./snapshots.ts";

/** This world as it was: taken before something, and gone back to after it. */
export function SnapshotsCard() {
  const words = useWords();
  const text = words.worlds;
  const { momentText } = useTimes();
  const { world } = usePlace();
  const control = useClient();
  const snapshots = useSnapshots(world);
  const [restoring, setRestoring] = useState<Snapshot | null>(null);
  const take = useMutation<WorldState, ControlError>({
    // The document leaves a state's parts to the version; this console is of the same one.
    mutationFn: async () => (await control("GET", "snapshot")) as unknown as WorldState,
    onSuccess: (state) => keepSnapshot(world, state),
  });
  const restore = useAct("POST snapshot");
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle>{text.snapshots(world)}</CardTitle>
        <Button size="sm" variant="secondary" loading={take.isPending} onClick={() => take.mutate()}>
          {text.take}
        </Button>
      </CardHeader>
      <div className="px-5 pb-4 empty:hidden">
        <Failure error={take.error} />
      </div>
      {snapshots.length === 0 ? (
        <p className="px-5 pb-5 text-ink-2">{text.noSnapshots}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {snapshots.map((snapshot) => {
            const at = momentText(snapshot.state.clock.now);
            return (
              <li key={snapshot.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 pr-3 pl-5">
                <div className="min-w-0 flex-1">
                  <p>{text.snapshotAt(at)}</p>
                  <p className="text-ink-2 text-label">
                    {text.counts(snapshot.state.requests, snapshot.state.ledger.length)}
                  </p>
                </div>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => setRestoring(snapshot)}
                  aria-label={text.restoreNamed(at)}
                >
                  {text.restore}
                </Button>
                <IconButton label={text.dropNamed(at)} onClick={() => dropSnapshot(snapshot.id)}>
                  <XIcon />
                </IconButton>
              </li>
            );
          })}
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
        onConfirm={() => {
          if (restoring) restore.mutate(restoring.state, { onSuccess: () => setRestoring(null) });
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
