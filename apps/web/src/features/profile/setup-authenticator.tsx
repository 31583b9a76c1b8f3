import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { useAccount } from "../../platform/session.ts";
import { BindAuthenticator } from "./bind-authenticator.tsx";
import { SetupPage } from "./setup-page.tsx";
import { useSetupStep } from "./use-setup-step.ts";

/** The second factor. */
export function SetupAuthenticator() {
  const account = useAccount();
  const goOn = useSetupStep(1);
  const { data: info } = useSuspenseQuery(api.profile.getGoogleBindInfo.queryOptions());
  if (!account) return null;
  return (
    <SetupPage
      step={1}
      account={account}
      title={info.bound ? "profile.boundTitle" : "profile.bindTitle"}
      lead="profile.googleLead"
      done={info.bound}
    >
      <BindAuthenticator account={account} secret={info.secret ?? ""} uri={info.otpauthUri ?? ""} onDone={goOn} />
    </SetupPage>
  );
}
