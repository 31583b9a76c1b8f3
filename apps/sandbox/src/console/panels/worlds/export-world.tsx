import { Button } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import type { ControlError } from "../../../client/control-client.ts";
import { useClient } from "../../calls/control.ts";
import { useWords } from "../../words/use-words.ts";

/** Downloads a world as one file. */
export function ExportWorld({ id }: { id: string }) {
  const text = useWords().worlds;
  const control = useClient();
  const fetchFile = useMutation<object, ControlError>({
    mutationFn: () => control("GET", "worlds/export", {}, { world: id }),
    onSuccess: (file) => download(`coffer-world-${id}.json`, JSON.stringify(file, null, 2)),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={fetchFile.isPending}
      onClick={() => fetchFile.mutate()}
      aria-label={text.exportNamed(id)}
    >
      {text.export}
    </Button>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download holds its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
