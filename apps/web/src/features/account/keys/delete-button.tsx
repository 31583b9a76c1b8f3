import { Button } from "@coffer/ui";
import { lazy, Suspense, useState } from "react";
import { Text, useText } from "../../../lib/text.tsx";
import type { Key } from "./use-keys.ts";

// With the form and the dialog, which the list has no other use for.
const DeleteKey = lazy(() => import("./delete-key.tsx").then(({ DeleteKey: it }) => ({ default: it })));

export function DeleteButton({ of: key }: { of: Key }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={text("keys.deleteOf", { name: key.remark })}
        onClick={() => setOpen(true)}
      >
        <Text id="keys.delete" />
      </Button>
      {open && (
        <Suspense>
          <DeleteKey of={key} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
