import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import { PayLink } from "../account/pay-link.tsx";
import { useFormEnd } from "../form/use-form-end.ts";
import { ChangedRecipient, NewRecipient } from "./recipient-editor.tsx";
import { RecipientList } from "./recipient-list.tsx";
import type { RecipientSearch } from "./recipient-search.ts";
import { RemoveRecipient } from "./remove-recipient.tsx";

export interface RecipientsScreenProps {
  /** A new recipient, or the one with this id. */
  adding: boolean;
  edit: string | undefined;
  channel: RecipientSearch["channel"];
  /** A withdrawal waits for the new entry. */
  paying: boolean;
}

/** The list of recipients, or the form of one. */
export function RecipientsScreen({ adding, edit, channel, paying }: RecipientsScreenProps) {
  const { change } = useSearchState();
  const end = useFormEnd(paying, "recipient");
  const leave = (
    <Button variant="ghost" size="lg" onClick={() => void end()}>
      <FormattedMessage id="cashBanks.leave" />
    </Button>
  );
  if (edit !== undefined) {
    return (
      <Page
        title={<FormattedMessage id="cashBanks.changeRecipient" />}
        lead={<FormattedMessage id="cashBanks.changeRecipientLead" />}
      >
        <ChangedRecipient id={edit} done={end} leave={leave} key={edit} />
      </Page>
    );
  }
  if (adding) {
    return (
      <Page
        title={<FormattedMessage id="cash.addRecipient" />}
        lead={<FormattedMessage id="cashBanks.addRecipientLead" />}
      >
        <NewRecipient
          channel={channel}
          choose={(next) => void change({ channel: next }, { replace: true, resetScroll: false })}
          done={end}
          leave={leave}
        />
      </Page>
    );
  }
  return (
    <Page
      title={<FormattedMessage id="cash.recipients" />}
      lead={<FormattedMessage id="cashBanks.recipientsLead" />}
      actions={
        <Button asChild>
          <Link to="/assets/cash/beneficiaryAddress" search={{ add: "1" }}>
            <FormattedMessage id="cash.addRecipient" />
          </Link>
        </Button>
      }
    >
      <RecipientList
        actions={(recipient) => (
          <>
            <PayLink search={{ recipient: recipient.id }} />
            <Button asChild variant="ghost" size="sm">
              <Link to="/assets/cash/beneficiaryAddress" search={{ edit: recipient.id }}>
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
