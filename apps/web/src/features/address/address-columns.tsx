import type { SavedAddress } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { Address, Copy } from "../../kernel/page/address.tsx";
import { When } from "../../kernel/page/when.tsx";
import type { Column } from "../../kernel/table/columns.ts";
import { Text, useText } from "../../lib/text.tsx";
import { visible } from "../../lib/visible.ts";

/** The tag has a column only where an entry has one: most networks know none. */
export function useAddressColumns(entries: readonly SavedAddress[] = []): Column<SavedAddress>[] {
  const text = useText();
  const tagged = entries.some((entry) => entry.tag !== null);
  return [
    { id: "label", header: text("address.label"), cell: ({ label }) => visible(label) },
    {
      id: "network",
      header: text("address.network"),
      cell: ({ coin, networkName }) => (
        <TwoLine icon={<CoinIcon ticker={coin} className="max-sm:hidden" />} title={coin} note={networkName} />
      ),
    },
    {
      id: "address",
      header: text("address.address"),
      cell: ({ address }) => <Address value={address} copyLabel={text("address.copy")} />,
    },
    ...(tagged ? [tagColumn(text)] : []),
    {
      id: "lastUsedAt",
      header: text("address.lastUsedAt"),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} relative /> : <Text id="address.never" />),
    },
  ];
}

const tagColumn = (text: ReturnType<typeof useText>): Column<SavedAddress> => ({
  id: "tag",
  header: text("form.tag"),
  cell: ({ tag }) => (
    <span className="inline-flex items-center gap-1.5 font-mono text-label">
      {tag ?? "–"}
      {tag && <Copy value={tag} label={text("address.copyTag")} />}
    </span>
  ),
});
