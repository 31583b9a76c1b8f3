import { entries, groups } from "virtual:reference";
import { Card, EmptyState } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { PageSkeleton } from "../../../platform/page/page-skeleton.tsx";
import { DocsText } from "./docs-text.tsx";
import { OperationLinks } from "./operation-link.tsx";
import { OperationView } from "./operation-view.tsx";
import { useGroup } from "./use-group.ts";

/** A group's operations, or one of them. */
export function GroupView({ group, op }: { group: string; op: string | undefined }) {
  const known = groups.find(({ name }) => name === group);
  if (!known || (op !== undefined && !entries.some(({ id }) => id === op)))
    return (
      <Card>
        <EmptyState
          title={<FormattedMessage id="apiKeysReference.unknown" />}
          action={
            <Link to="/account/ApiDocument" className="text-vault underline underline-offset-4">
              <FormattedMessage id="apiKeysReference.allGroups" />
            </Link>
          }
        />
      </Card>
    );
  return (
    <>
      <Trail group={group} op={op} />
      {op === undefined ? (
        <Card>
          <div className="border-line border-b px-5 py-4">
            <h2 className="font-semibold text-base">{group}</h2>
            <DocsText of={known.about} className="text-ink-2" />
          </div>
          <OperationLinks of={entries.filter((entry) => entry.group === group)} />
        </Card>
      ) : (
        <One group={group} op={op} />
      )}
    </>
  );
}

function One({ group, op }: { group: string; op: string }) {
  const { data, error, refetch } = useGroup(group);
  if (error) return <LoadFailure error={error} again={() => void refetch()} />;
  const page = data?.operations.find(({ id }) => id === op);
  if (!data || !page) return <PageSkeleton />;
  return <OperationView key={op} of={page} group={data} />;
}

/** Breadcrumbs. */
function Trail({ group, op }: { group: string; op: string | undefined }) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "apiKeysReference.trail" })}
      className="mb-4 flex flex-wrap gap-x-2 text-label"
    >
      <Link to="/account/ApiDocument" className="min-h-6 text-vault underline underline-offset-4">
        <FormattedMessage id="apiKeysReference.allGroups" />
      </Link>
      <span aria-hidden>/</span>
      {op === undefined ? (
        <span aria-current="page">{group}</span>
      ) : (
        <>
          <Link
            to="/account/ApiDocument"
            search={{ group }}
            className="min-h-6 text-vault underline underline-offset-4"
          >
            {group}
          </Link>
          <span aria-hidden>/</span>
          <span aria-current="page">{op}</span>
        </>
      )}
    </nav>
  );
}
