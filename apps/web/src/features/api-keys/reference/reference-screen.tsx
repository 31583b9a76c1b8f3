import { entries } from "virtual:reference";
import { Card, EmptyState } from "@coffer/ui";
import { SearchIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { findEntries } from "./find-entries.ts";
import { GroupView } from "./group-view.tsx";
import { OperationLinks } from "./operation-link.tsx";
import { StartPage } from "./start-page.tsx";

export interface ReferenceScreenProps {
  group: string | undefined;
  op: string | undefined;
  q: string | undefined;
}

const atOnce = 120; // Debounce in ms: the index is local.

/** The API reference in the app: search, groups, and a console for the user's own key. */
export function ReferenceScreen({ group, op, q }: ReferenceScreenProps) {
  const intl = useIntl();
  const { change } = useSearchState();
  return (
    <Page
      title={<FormattedMessage id="apiKeysReference.title" />}
      lead={<FormattedMessage id="apiKeysReference.lead" values={{ count: entries.length }} />}
    >
      <search className="mb-5 block">
        <SearchField
          label={intl.formatMessage({ id: "apiKeysReference.search" })}
          q={q}
          wait={atOnce}
          change={(next) => void change({ q: next }, { replace: true, resetScroll: false })}
        />
      </search>
      {q !== undefined ? (
        <Found q={q} />
      ) : group !== undefined ? (
        <GroupView key={group} group={group} op={op} />
      ) : (
        <StartPage />
      )}
    </Page>
  );
}

function Found({ q }: { q: string }) {
  const found = findEntries(entries, q);
  return (
    <Card>
      <p role="status" className="border-line border-b px-5 py-3 text-ink-2 text-label">
        <FormattedMessage id="apiKeysReference.found" values={{ count: found.length }} />
      </p>
      {found.length > 0 ? (
        <OperationLinks of={found} />
      ) : (
        <EmptyState
          icon={<SearchIcon />}
          title={<FormattedMessage id="apiKeysReference.none" />}
          description={<FormattedMessage id="apiKeysReference.noneBody" />}
        />
      )}
    </Card>
  );
}
