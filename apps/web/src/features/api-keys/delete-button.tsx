import { Button } from "@coffer/ui";
import { Suspense, useState } from "react";
import { Text, useText } from "../../platform/intl/text.tsx";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import type { Key } from "./use-keys.ts";

// With the form and the dialog, which the list has no other use for.
const DeleteKey = lazyPart(() => import("./delete-key.tsx").then(({ DeleteKey: it }) => it));

export function DeleteButton({ of: key }: { of: Key }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={text("apiKeys.deleteOf", { name: key.remark })}
        onClick={() => setOpen(true)}
      >
        <Text id="apiKeys.delete" />
      </Button>
      {open && (
        <Suspense>
          <DeleteKey of={key} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
