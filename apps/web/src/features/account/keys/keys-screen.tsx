import { AccountType } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { KeyRoundIcon } from "lucide-react";
import { Page } from "../../../kernel/page/page.tsx";
import { PathLink } from "../../../kernel/page/path-link.tsx";
import { PinFirst } from "../../../kernel/proof/pin-first.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { DataTable } from "../../../kernel/table/data-table.tsx";
import { Text, useText } from "../../../lib/text.tsx";
import { BlockNotice } from "../block-notice.tsx";
import { DeleteButton } from "./delete-button.tsx";
import { useKeyColumns } from "./key-columns.tsx";
import { NotYours } from "./no-keys.tsx";
import { keysMost as most, useKeys } from "./use-keys.ts";

/** The keys programs act with for this account. */
export function KeysScreen() {
  const text = useText();
  const account = useAccount();
  const query = useKeys();
  const columns = useKeyColumns();
  if (account?.accountType === AccountType.subMerchant) return <NotYours />;
  const count = query.data?.totalCount;
  const full = count !== undefined && count >= most;
  const create = !full && account?.hasFundPassword && (
    <Button asChild>
      <Link to="/account/modifyApi">
        <Text id="keys.create" />
      </Link>
    </Button>
  );
  return (
    <Page
      title={<Text id="keys.title" />}
      lead={count !== undefined && <Text id="keys.lead" values={{ count, most }} />}
      actions={
        <>
          {account?.accountType === AccountType.merchant && (
            <Button asChild variant="secondary">
              <PathLink to="/merchant" search={{ tab: "developers" }}>
                <Text id="keys.webhooks" />
              </PathLink>
            </Button>
          )}
          {create}
        </>
      }
    >
      {account && <BlockNotice account={account} />}
      <div className="mb-5 empty:hidden">
        <PinFirst why="keys.noPinBody" />
        {full && (
          <Notice live="off">
            <Text id="keys.full" values={{ most }} />
          </Notice>
        )}
      </div>
      <DataTable
        caption={text("keys.title")}
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
                aria-label={text("keys.changeOf", { name: key.remark })}
              >
                <Text id="keys.change" />
              </Link>
            </Button>
            <Button asChild variant="secondary" size="sm">
              <Link
                to="/account/modifyApi"
                search={{ id: key.id, act: "roll" }}
                aria-label={text("keys.rollOf", { name: key.remark })}
              >
                <Text id="keys.roll" />
              </Link>
            </Button>
            <DeleteButton of={key} />
          </>
        )}
        empty={{
          icon: <KeyRoundIcon />,
          title: <Text id="keys.none" />,
          body: <Text id="keys.noneBody" />,
          action: create,
        }}
      />
    </Page>
  );
}
