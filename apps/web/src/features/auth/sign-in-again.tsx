import { Button, Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { coffer } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import { hasSession, loadAccount } from "../../platform/session.ts";
import { endSignInAgain, type SignInAgain as Wanted } from "../../platform/sign-in-again.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

const stay = (event: Event) => event.preventDefault();

/** Signs in over a page with input. The same user continues; another user gets a fresh page. */
export function SignInAgain({ uid, reason, words }: Wanted) {
  const intl = useIntl();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [secondStep, setSecondStep] = useState<string>();
  const goAway = async (to: "/assets" | "/user/login") => {
    const { href: next } = router.state.location;
    endSignInAgain(false);
    await (to === "/assets"
      ? router.navigate({ to, ignoreBlocker: true })
      : router.navigate({ to, search: { next, reason }, ignoreBlocker: true }));
    queryClient.clear();
  };
  const goOn = useEffectEvent(async () => {
    const account = await loadAccount(queryClient).catch(() => undefined); // Its failure is shown elsewhere.
    if (account && account.uid !== uid) return goAway("/assets");
    endSignInAgain(true);
    notify({ tone: "success", words: intl.formatMessage({ id: "auth.againDone" }) });
    await queryClient.invalidateQueries();
  });
  // Also for a session from another tab, or from the native app.
  const present = useSyncExternalStore(coffer.session.subscribe, hasSession);
  useEffect(() => {
    if (present) void goOn();
  }, [present]);

  return (
    <Dialog open>
      <DialogContent onEscapeKeyDown={stay} onInteractOutside={stay}>
        <DialogHeader>
          <DialogTitle>
            <FormattedMessage id={secondStep ? "auth.secondStepTitle" : "auth.againTitle"} />
          </DialogTitle>
          <DialogDescription>
            {words ?? <FormattedMessage id={notes[reason]} />}
            <span className="block">
              <FormattedMessage id="auth.againKept" />
            </span>
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <SignInSteps secondStep={secondStep} onSecondStep={setSecondStep} onEntered={() => undefined} />
          <Button variant="ghost" onClick={() => void goAway("/user/login")}>
            <FormattedMessage id="auth.againLeave" />
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const notes = { ended: "auth.againEnded", elsewhere: "auth.elsewhereNote", idle: "auth.idleTitle" } as const;
