import type { SavedAddress } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { Address, Copy } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { visibleCharacters } from "../../platform/visible-characters.ts";

/** The tag has a column only where an entry has one: most networks know none. */
export function useAddressColumns(entries: readonly SavedAddress[] = []): Column<SavedAddress>[] {
  const text = useText();
  const tagged = entries.some((entry) => entry.tag !== null);
  return [
    { id: "label", header: text("addressBook.label"), cell: ({ label }) => visibleCharacters(label) },
    {
      id: "network",
      header: text("addressBook.network"),
      cell: ({ coin, networkName }) => (
        <TwoLine icon={<CoinIcon ticker={coin} className="max-sm:hidden" />} title={coin} note={networkName} />
      ),
    },
    {
      id: "address",
      header: text("addressBook.address"),
      cell: ({ address }) => <Address value={address} copyLabel={text("addressBook.copy")} />,
    },
    ...(tagged ? [tagColumn(text)] : []),
    {
      id: "lastUsedAt",
      header: text("addressBook.lastUsedAt"),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} relative /> : <Text id="addressBook.never" />),
    },
  ];
}

const tagColumn = (text: ReturnType<typeof useText>): Column<SavedAddress> => ({
  id: "tag",
  header: text("form.tag"),
  cell: ({ tag }) => (
    <span className="inline-flex items-center gap-1.5 font-mono text-label">
      {tag ?? "–"}
      {tag && <Copy value={tag} label={text("addressBook.copyTag")} />}
    </span>
  ),
});
