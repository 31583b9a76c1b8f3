import { Card, CardBody } from "@coffer/ui";
import { useAccount } from "../../kernel/session.ts";
import { ContactForm } from "./contact-form.tsx";
import { SetupPage } from "./setup-page.tsx";
import { useSetupStep } from "./use-setup-step.ts";

/** The second way to reach somebody: whichever wasn't given at sign-up. */
export function SetupContact() {
  const account = useAccount();
  const goOn = useSetupStep(0);
  if (!account) return null;
  const by = account.emailAddress === null ? "email" : "phone";
  const done = account.emailAddress !== null && account.phoneNumber !== null;
  return (
    <SetupPage
      step={0}
      account={account}
      title={done ? "account.setupContactDone" : by === "email" ? "account.bindEmail" : "account.bindPhone"}
      lead="account.setupContactLead"
      done={done}
    >
      <Card>
        <CardBody>
          <ContactForm by={by} change={false} account={account} onDone={goOn} />
        </CardBody>
      </Card>
    </SetupPage>
  );
}
