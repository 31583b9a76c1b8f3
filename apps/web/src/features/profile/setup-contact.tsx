import { Button, Card, CardBody } from "@coffer/ui";
import { Suspense, useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { RowSkeletons } from "../../platform/page/page-skeleton.tsx";
import { useAccount } from "../../platform/session.ts";
import { SetupPage } from "./setup-page.tsx";
import { useSetupStep } from "./use-setup-step.ts";

// Lazy-loaded with its fields and the country list: 100 kB that skipping avoids.
const ContactForm = lazyPart(() => import("./contact-form.tsx").then(({ ContactForm: it }) => it));

/** The second contact: the one not given at sign-up. */
export function SetupContact() {
  const account = useAccount();
  const goOn = useSetupStep(0);
  const [open, setOpen] = useState(false);
  if (!account) return null;
  const by = account.emailAddress === null ? "email" : "phone";
  const done = account.emailAddress !== null && account.phoneNumber !== null;
  return (
    <SetupPage
      step={0}
      account={account}
      title={done ? "profile.setupContactDone" : "profile.itemContact"}
      lead="profile.setupContactLead"
      done={done}
    >
      {open ? (
        <Card>
          <CardBody>
            <Suspense fallback={<RowSkeletons rows={4} />}>
              <ContactForm by={by} change={false} account={account} onDone={goOn} />
            </Suspense>
          </CardBody>
        </Card>
      ) : (
        <Button size="lg" className="mr-3" onClick={() => setOpen(true)}>
          <FormattedMessage id={by === "email" ? "profile.bindEmail" : "profile.bindPhone"} />
        </Button>
      )}
    </SetupPage>
  );
}
