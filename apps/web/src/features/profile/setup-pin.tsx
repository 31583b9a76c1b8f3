import { Card, CardBody } from "@coffer/ui";
import { useAccount } from "../../platform/session.ts";
import { PinForm } from "./pin-form.tsx";
import { SetupPage } from "./setup-page.tsx";
import { useSetupStep } from "./use-setup-step.ts";

/** The fund PIN: the only step that withdrawals require. */
export function SetupPin() {
  const account = useAccount();
  const goOn = useSetupStep(2);
  if (!account) return null;
  return (
    <SetupPage
      step={2}
      account={account}
      title={account.hasFundPassword ? "profile.setupPinDone" : "profile.setPin"}
      lead="profile.setupPinLead"
      done={account.hasFundPassword}
    >
      <Card>
        <CardBody>
          <PinForm account={account} onDone={goOn} />
        </CardBody>
      </Card>
    </SetupPage>
  );
}
