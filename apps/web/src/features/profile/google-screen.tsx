import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { BlockNotice } from "../../platform/profile/block-notice.tsx";
import { loadAccount, useAccount } from "../../platform/session.ts";
import { BindAuthenticator } from "./bind-authenticator.tsx";
import { DoneNote } from "./done-note.tsx";
import { ProtectsNote } from "./protects-note.tsx";
import { RemoveAuthenticator } from "./remove-authenticator.tsx";

/** Binds or removes the authenticator. */
export function GoogleScreen() {
  const queryClient = useQueryClient();
  const account = useAccount();
  const { data: info } = useSuspenseQuery(api.profile.getGoogleBindInfo.queryOptions());
  const [done, setDone] = useState<"bound" | "removed">();
  if (!account) return null;

  const finish = async (what: "bound" | "removed") => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.profile.getGoogleBindInfo.queryKey() }),
      loadAccount(queryClient),
    ]);
    setDone(what);
  };
  return (
    <Page title={<FormattedMessage id="profile.googleTitle" />} lead={<FormattedMessage id="profile.googleLead" />}>
      {done && (
        <DoneNote key={done}>
          <FormattedMessage id={done === "bound" ? "profile.googleOnDone" : "profile.googleOffDone"} />
        </DoneNote>
      )}
      <BlockNotice account={account} />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,608px)_minmax(0,1fr)]">
        {info.bound ? (
          <RemoveAuthenticator account={account} onDone={() => finish("removed")} />
        ) : (
          <BindAuthenticator
            account={account}
            secret={info.secret ?? ""}
            uri={info.otpauthUri ?? ""}
            onDone={() => finish("bound")}
          />
        )}
        <ProtectsNote />
      </div>
    </Page>
  );
}
