import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { BlockNotice } from "../../platform/profile/block-notice.tsx";
import { loadAccount, useAccount } from "../../platform/session.ts";
import { DoneNote } from "./done-note.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PinForm } from "./pin-form.tsx";
import { SecretCard } from "./secret-card.tsx";
import type { SecretKind } from "./secret-kind.ts";

const doneWords = {
  password: "profile.passwordDone",
  pinSet: "profile.pinSetDone",
  pin: "profile.pinDone",
} as const;

/** The account's two secrets. One form is open at a time, by the URL. */
export function PasswordScreen({ edit }: { edit: SecretKind | undefined }) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [done, setDone] = useState<keyof typeof doneWords>();
  if (!account) return null;

  const open = (kind: SecretKind | undefined) => {
    setDone(undefined);
    return navigate({ to: "/account/password", search: { edit: kind }, resetScroll: false });
  };
  const finish = async (what: keyof typeof doneWords) => {
    await loadAccount(queryClient);
    await open(undefined);
    setDone(what);
  };
  const pinIsSet = account.hasFundPassword;
  return (
    <Page title={<FormattedMessage id="profile.passwordTitle" />} lead={<FormattedMessage id="profile.passwordLead" />}>
      <div className="max-w-[608px]">
        {done && (
          <DoneNote key={done}>
            <FormattedMessage id={doneWords[done]} />
          </DoneNote>
        )}
        <BlockNotice account={account} />
        <div className="flex flex-col gap-5">
          <SecretCard kind="password" isSet open={edit === "password"} onOpen={() => open("password")}>
            <PasswordForm account={account} onDone={() => finish("password")} onCancel={() => open(undefined)} />
          </SecretCard>
          <SecretCard kind="pin" isSet={pinIsSet} open={edit === "pin"} onOpen={() => open("pin")}>
            <PinForm
              account={account}
              onDone={() => finish(pinIsSet ? "pin" : "pinSet")}
              onCancel={() => open(undefined)}
            />
          </SecretCard>
        </div>
      </div>
    </Page>
  );
}
