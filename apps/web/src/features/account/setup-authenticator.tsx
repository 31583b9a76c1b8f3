import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { useAccount } from "../../kernel/session.ts";
import { BindAuthenticator } from "./bind-authenticator.tsx";
import { SetupPage } from "./setup-page.tsx";
import { useSetupStep } from "./use-setup-step.ts";

/** The second lock. */
export function SetupAuthenticator() {
  const account = useAccount();
  const goOn = useSetupStep(1);
  const { data: info } = useSuspenseQuery(api.profile.getGoogleBindInfo.queryOptions());
  if (!account) return null;
  return (
    <SetupPage
      step={1}
      account={account}
      title={info.bound ? "account.boundTitle" : "account.bindTitle"}
      lead="account.googleLead"
      done={info.bound}
    >
      <BindAuthenticator account={account} secret={info.secret ?? ""} uri={info.otpauthUri ?? ""} onDone={goOn} />
    </SetupPage>
  );
}
