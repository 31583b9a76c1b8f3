import { Button } from "@coffer/ui";
import { Link, useNavigate } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import { ChangedRecipient, NewRecipient } from "./recipient-editor.tsx";
import type { RecipientSearch } from "./recipient-search.ts";

/** The form in the native app's web view. */
export function AppRecipientForm({ id, channel }: { id: string | undefined; channel: RecipientSearch["channel"] }) {
  const { change } = useSearchState();
  const navigate = useNavigate();
  const done = () => navigate({ to: "/apps/beneficiary/list" });
  const leave = (
    <Button asChild variant="ghost" size="lg">
      <Link to="/apps/beneficiary/list">
        <FormattedMessage id="cashBanks.leave" />
      </Link>
    </Button>
  );
  return (
    <Page title={<FormattedMessage id={id === undefined ? "cash.addRecipient" : "cashBanks.changeRecipient"} />}>
      {id === undefined ? (
        <NewRecipient
          channel={channel}
          choose={(next) => void change({ channel: next }, { replace: true, resetScroll: false })}
          done={done}
          leave={leave}
        />
      ) : (
        <ChangedRecipient id={id} done={done} leave={leave} key={id} />
      )}
    </Page>
  );
}
