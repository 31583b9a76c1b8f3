import { AlertDialog } from "@coffer/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useAct } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { MAIN_WORLD } from "../../place.ts";
import { usePlaces } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";

export function DeleteWorld({ id, onClose }: { id: string | null; onClose: () => void }) {
  const words = useWords();
  const text = words.worlds;
  const { place, go } = usePlaces();
  const queryClient = useQueryClient();
  const remove = useAct("DELETE worlds");
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = async () => {
    if (id === null) return;
    // A deleted world that is still requested returns from the seed, so the console leaves it first.
    if (id === place.world) go({ world: MAIN_WORLD });
    await queryClient.cancelQueries({ predicate: ({ queryKey }) => queryKey[0] === id });
    remove.mutate({ id, inWorld: MAIN_WORLD }, { onSuccess: close });
  };
  return (
    <AlertDialog
      open={id !== null}
      onOpenChange={(open) => !open && close()}
      title={text.deleteTitle(id ?? "")}
      description={text.deleteText}
      confirmLabel={text.deleteConfirm}
      cancelLabel={words.frame.cancel}
      loading={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Failure error={remove.error} />}
    </AlertDialog>
  );
}
