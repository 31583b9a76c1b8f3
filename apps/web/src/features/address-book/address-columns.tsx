import type { SavedAddress } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { type IntlShape, useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Address, Copy } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { visibleCharacters } from "../../platform/visible-characters.ts";

/** Shows a tag column only if an entry has one: most networks have no tags. */
export function useAddressColumns(entries: readonly SavedAddress[] = []): Column<SavedAddress>[] {
  const intl = useIntl();
  const tagged = entries.some((entry) => entry.tag !== null);
  return [
    {
      id: "label",
      header: intl.formatMessage({ id: "addressBook.label" }),
      cell: ({ label }) => visibleCharacters(label),
    },
    {
      id: "network",
      header: intl.formatMessage({ id: "addressBook.network" }),
      cell: ({ coin, networkName }) => (
        <TwoLine icon={<CoinIcon ticker={coin} className="max-sm:hidden" />} title={coin} note={networkName} />
      ),
    },
    {
      id: "address",
      header: intl.formatMessage({ id: "addressBook.address" }),
      cell: ({ address }) => <Address value={address} copyLabel={intl.formatMessage({ id: "addressBook.copy" })} />,
    },
    ...(tagged ? [tagColumn(intl)] : []),
    {
      id: "lastUsedAt",
      header: intl.formatMessage({ id: "addressBook.lastUsedAt" }),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <When at={lastUsedAt} relative /> : <FormattedMessage id="addressBook.never" />,
    },
  ];
}

const tagColumn = (intl: IntlShape): Column<SavedAddress> => ({
  id: "tag",
  header: intl.formatMessage({ id: "form.tag" }),
  cell: ({ tag }) => (
    <span className="inline-flex items-center gap-1.5 font-mono text-label">
      {tag ?? "–"}
      {tag && <Copy value={tag} label={intl.formatMessage({ id: "addressBook.copyTag" })} />}
    </span>
  ),
});
