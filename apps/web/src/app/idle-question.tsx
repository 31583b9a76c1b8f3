import { Button, Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@coffer/ui";
import { FormattedMessage } from "../platform/intl/intl.ts";
import { Countdown } from "../platform/page/when.tsx";
import { useDeadline } from "../platform/time/deadline.ts";
import { formatCountdown } from "../platform/time/time.ts";
import { stayIn } from "./idle.ts";
import { ask } from "./question.ts";
import { useSignOut } from "./sign-out.ts";

/** Asks before an idle user is signed out. Escape means "still here". */
export function IdleQuestion({ until }: { until: string }) {
  const left = useDeadline(until);
  const { signOut, busy } = useSignOut();
  return (
    <Dialog open onOpenChange={stayIn}>
      <DialogContent size="sm" onInteractOutside={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id="section.idleTitle" />
          </DialogTitle>
          <DialogDescription>
            <FormattedMessage
              id="section.idleBody"
              values={{ left: <Countdown seconds={left} words={formatCountdown(left)} /> }}
            />
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button
            variant="secondary"
            loading={busy}
            onClick={() => {
              ask(undefined);
              signOut();
            }}
          >
            <FormattedMessage id="section.signOut" />
          </Button>
          <Button autoFocus onClick={stayIn}>
            <FormattedMessage id="section.idleStay" />
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
