import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { RecipientList } from "./recipient-list.tsx";
import { RemoveRecipient } from "./remove-recipient.tsx";

// Our decision: "/apps and /apps/beneficiary…: the same beneficiary screens for the native app's web view." No link
// leads to pages that the app has itself.

/** The list in the native app's web view. */
export function AppRecipientList() {
  return (
    <Page
      title={<FormattedMessage id="cash.recipients" />}
      actions={
        <Button asChild>
          <Link to="/apps/beneficiary">
            <FormattedMessage id="cash.addRecipient" />
          </Link>
        </Button>
      }
    >
      <RecipientList
        actions={(recipient) => (
          <>
            <Button asChild variant="secondary" size="sm">
              <Link to="/apps/beneficiary" search={{ id: recipient.id }}>
                <FormattedMessage id="cashBanks.change" />
              </Link>
            </Button>
            <RemoveRecipient recipient={recipient} />
          </>
        )}
      />
    </Page>
  );
}
