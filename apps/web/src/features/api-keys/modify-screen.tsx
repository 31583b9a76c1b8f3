import { AccountType } from "@coffer/sdk";
import { Card, EmptyState } from "@coffer/ui";
import { KeyRoundIcon } from "lucide-react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { PageSkeleton } from "../../platform/page/page-skeleton.tsx";
import { BlockNotice } from "../../platform/profile/block-notice.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import { useAccount } from "../../platform/session.ts";
import { AllKeys, EditKey } from "./edit-key.tsx";
import { NotYours } from "./no-keys.tsx";
import { RollKey } from "./roll-key.tsx";
import { keysMost as most, useKey } from "./use-keys.ts";

export interface ModifyScreenProps {
  /** The key to change; omitted for a new one. */
  id: string | undefined;
  act: "roll" | undefined;
  /** The flow has ended: its key may be the twentieth. */
  done: boolean;
}

/** Creates, changes or rolls a key; or explains why that is impossible. */
export function ModifyScreen({ id, act, done }: ModifyScreenProps) {
  const account = useAccount();
  const { key, query } = useKey(id);
  if (!account) return <PageSkeleton />;
  if (account.accountType === AccountType.subMerchant) return <NotYours />;
  if (!account.hasFundPassword)
    return (
      <Page title={<FormattedMessage id="apiKeys.title" />}>
        <PinFirst why="apiKeys.noPinBody" />
      </Page>
    );
  if (query.isPending) return <PageSkeleton />;
  if (!query.data)
    return (
      <Page title={<FormattedMessage id="apiKeys.title" />}>
        <Card>
          <LoadFailure error={query.error} again={() => void query.refetch()} />
        </Card>
      </Page>
    );
  if (id !== undefined && !key) return <Instead title="apiKeys.gone" body="apiKeys.goneBody" />;
  if (!key && !done && query.data.totalCount >= most) return <Instead title="apiKeys.full" />;
  return (
    <div className="min-w-0">
      <BlockNotice account={account} />
      {key && act === "roll" ? (
        <RollKey key={`roll.${key.id}`} of={key} account={account} />
      ) : (
        <EditKey key={key?.id ?? "new"} of={key} account={account} />
      )}
    </div>
  );
}

/** Replaces an unavailable form. */
function Instead({ title, body }: { title: "apiKeys.gone" | "apiKeys.full"; body?: "apiKeys.goneBody" }) {
  return (
    <Page title={<FormattedMessage id="apiKeys.title" />}>
      <Card>
        <EmptyState
          icon={<KeyRoundIcon />}
          title={<FormattedMessage id={title} values={{ most: most }} />}
          description={body && <FormattedMessage id={body} />}
          action={<AllKeys />}
        />
      </Card>
    </Page>
  );
}
