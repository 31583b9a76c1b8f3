import { ApiKeyAddressScope, type ApiKeyPermission } from "@coffer/sdk";
import { API_KEY } from "@coffer/sdk/rules";
import { Notice, SummaryList, SummaryRow } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { bookQuery } from "./book-query.ts";
import { choosesAddresses, ipsOf, type KeyDetails, withdraws } from "./key-details.ts";
import { AddressScope, Permissions, Places } from "./key-labels.tsx";

/** A short summary of the key beside the form. */
export function KeySummary({ details }: { details: KeyDetails }) {
  const { remark, addressIds } = details;
  const permissions = details.permissions.map(Number) as ApiKeyPermission[];
  const count = ipsOf(details).length;
  const { all, custom } = ApiKeyAddressScope;
  const scope = withdraws(details) ? (choosesAddresses(details) ? custom : all) : null;
  return (
    <SummaryList aria-live="polite">
      <SummaryRow label={<FormattedMessage id="apiKeys.remark" />} value={remark.trim() || "–"} />
      <SummaryRow
        label={<FormattedMessage id="apiKeys.may" />}
        value={permissions.length > 0 ? <Permissions of={permissions} /> : "–"}
      />
      {scope !== null && (
        <SummaryRow
          label={<FormattedMessage id="apiKeys.withdraw" />}
          value={
            scope === custom && addressIds.length === 0 ? "–" : <AddressScope scope={scope} count={addressIds.length} />
          }
        />
      )}
      <SummaryRow label={<FormattedMessage id="apiKeys.from" />} value={<Places count={count} />} />
      <SummaryRow
        label={<FormattedMessage id="apiKeys.lasts" />}
        value={
          count > 0 ? (
            <FormattedMessage id="apiKeys.lastsBound" />
          ) : (
            <FormattedMessage id="apiKeys.lastsDays" values={{ days: API_KEY.unboundDays }} />
          )
        }
      />
    </SummaryList>
  );
}

/** All settings again, with their risks. */
export function KeyReview({ details }: { details: KeyDetails }) {
  const ips = ipsOf(details);
  return (
    <>
      <h2 className="font-semibold text-base">
        <FormattedMessage id="apiKeys.reviewTitle" />
      </h2>
      <KeySummary details={details} />
      {choosesAddresses(details) && <ChosenAddresses ids={details.addressIds} />}
      {ips.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-ink-2 text-label" translate="no">
          {ips.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {withdraws(details) && !choosesAddresses(details) && (
        <Notice tone="warn" live="off">
          <FormattedMessage id="apiKeys.riskAll" />
        </Notice>
      )}
      {ips.length === 0 && (
        <Notice live="off">
          <FormattedMessage id="apiKeys.riskAnywhere" />
        </Notice>
      )}
    </>
  );
}

function ChosenAddresses({ ids }: { ids: readonly string[] }) {
  const saved = useQuery(bookQuery()).data?.items ?? [];
  return (
    <ul className="flex flex-col gap-1 text-label">
      {saved
        .filter(({ id }) => ids.includes(id))
        .map(({ id, label, coin, networkName }) => (
          <li key={id}>
            {label} <span className="text-ink-2">{`${coin} · ${networkName}`}</span>
          </li>
        ))}
    </ul>
  );
}
