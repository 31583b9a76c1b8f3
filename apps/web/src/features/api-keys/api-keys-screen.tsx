import { AccountType } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { KeyRoundIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Page } from "../../platform/page/page.tsx";
import { PathLink } from "../../platform/page/path-link.tsx";
import { BlockNotice } from "../../platform/profile/block-notice.tsx";
import { PinFirst } from "../../platform/proof/pin-first.tsx";
import { useAccount } from "../../platform/session.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { DeleteButton } from "./delete-button.tsx";
import { useKeyColumns } from "./key-columns.tsx";
import { NotYours } from "./no-keys.tsx";
import { keysMost as most, useKeys } from "./use-keys.ts";

/** The account's API keys. */
export function ApiKeysScreen() {
  const intl = useIntl();
  const account = useAccount();
  const query = useKeys();
  const columns = useKeyColumns();
  if (account?.accountType === AccountType.subMerchant) return <NotYours />;
  const count = query.data?.totalCount;
  const full = count !== undefined && count >= most;
  const create = !full && account?.hasFundPassword && (
    <Button asChild>
      <Link to="/account/modifyApi">
        <FormattedMessage id="apiKeys.create" />
      </Link>
    </Button>
  );
  return (
    <Page
      title={<FormattedMessage id="apiKeys.title" />}
      lead={count !== undefined && <FormattedMessage id="apiKeys.lead" values={{ count, most }} />}
      actions={
        <>
          {account?.accountType === AccountType.merchant && (
            <Button asChild variant="secondary">
              <PathLink to="/merchant" search={{ tab: "developers" }}>
                <FormattedMessage id="apiKeys.webhooks" />
              </PathLink>
            </Button>
          )}
          {create}
        </>
      }
    >
      {account && <BlockNotice account={account} />}
      <div className="mb-5 empty:hidden">
        <PinFirst why="apiKeys.noPinBody" />
        {full && (
          <Notice live="off">
            <FormattedMessage id="apiKeys.full" values={{ most }} />
          </Notice>
        )}
      </div>
      <DataTable
        caption={intl.formatMessage({ id: "apiKeys.title" })}
        columns={columns}
        local
        query={query}
        rows={query.data?.items}
        rowKey={({ id }) => id}
        actions={(key) => (
          <>
            <Button asChild variant="secondary" size="sm">
              <Link
                to="/account/modifyApi"
                search={{ id: key.id }}
                aria-label={intl.formatMessage({ id: "apiKeys.changeOf" }, { name: key.remark })}
              >
                <FormattedMessage id="apiKeys.change" />
              </Link>
            </Button>
            <Button asChild variant="secondary" size="sm">
              <Link
                to="/account/modifyApi"
                search={{ id: key.id, act: "roll" }}
                aria-label={intl.formatMessage({ id: "apiKeys.rollOf" }, { name: key.remark })}
              >
                <FormattedMessage id="apiKeys.roll" />
              </Link>
            </Button>
            <DeleteButton of={key} />
          </>
        )}
        empty={{
          icon: <KeyRoundIcon />,
          title: <FormattedMessage id="apiKeys.none" />,
          body: <FormattedMessage id="apiKeys.noneBody" />,
          action: create,
        }}
      />
    </Page>
  );
}
