import { Button, Card, CardBody, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import type { SecretKind } from "./secret-kind.ts";
import { useFocusSwap } from "./use-focus-swap.ts";

const words = {
  password: { title: "profile.signInPassword", note: "profile.signInPasswordNote" },
  pin: { title: "profile.fundPin", note: "profile.fundPinNote" },
} as const;

export interface SecretCardProps {
  kind: SecretKind;
  isSet: boolean;
  open: boolean;
  onOpen: () => void;
  /** The form, rendered while open. */
  children: ReactNode;
}

export function SecretCard({ kind, isSet, open, onOpen, children }: SecretCardProps) {
  const { title, note } = words[kind];
  const { form, button } = useFocusSwap(open);
  return (
    <Card>
      <CardHeader className="pt-5! pb-5! sm:px-6">
        <div className="min-w-0 flex-1 basis-60">
          <CardTitle className="flex flex-wrap items-center gap-2.5">
            <FormattedMessage id={title} />
            <StatusChip tone={isSet ? "good" : "warn"}>
              <FormattedMessage id={isSet ? "profile.isSet" : "profile.notSet"} />
            </StatusChip>
          </CardTitle>
          <p className="mt-1 text-ink-2">
            <FormattedMessage id={note} />
          </p>
        </div>
        {!open && (
          <Button ref={button} variant={isSet ? "secondary" : "primary"} onClick={onOpen}>
            <FormattedMessage id={isSet ? "profile.change" : "profile.setPin"} />
          </Button>
        )}
      </CardHeader>
      {open && (
        <CardBody ref={form} className="border-line border-t">
          {children}
        </CardBody>
      )}
    </Card>
  );
}
