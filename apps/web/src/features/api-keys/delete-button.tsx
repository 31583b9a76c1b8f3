import { Button } from "@coffer/ui";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import type { Key } from "./use-keys.ts";

// Loaded with form and dialog, which the list doesn't need otherwise.
const DeleteKey = lazyPart(() => import("./delete-key.tsx").then(({ DeleteKey: it }) => it));

export function DeleteButton({ of: key }: { of: Key }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={intl.formatMessage({ id: "apiKeys.deleteOf" }, { name: key.remark })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="apiKeys.delete" />
      </Button>
      {open && (
        <Suspense>
          <DeleteKey of={key} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
