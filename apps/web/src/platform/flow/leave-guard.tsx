import { AlertDialog } from "@coffer/ui";
import { useBlocker } from "@tanstack/react-router";
import { FormattedMessage } from "../intl/intl.ts";
import { useUnsaved } from "../unsaved.ts";

interface LeaveGuardProps {
  /** Leaving for another page would lose input. */
  unsaved: boolean;
  /** A reload would lose input too. */
  unkept: boolean;
  onLeave: () => void;
}

/** Asks before leaving a page whose input would be lost. Its own steps don't count as leaving. */
export function LeaveGuard({ unsaved, unkept, onLeave }: LeaveGuardProps) {
  useUnsaved(unsaved || unkept);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unkept,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={<FormattedMessage id="flow.leaveTitle" />}
      description={<FormattedMessage id="flow.leaveBody" />}
      confirmLabel={<FormattedMessage id="flow.leave" />}
      cancelLabel={<FormattedMessage id="flow.stay" />}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
    />
  );
}
