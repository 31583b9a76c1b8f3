import type { SavedAddress } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQueryClient } from "@tanstack/react-query";
import { api, coffer } from "../../kernel/api.ts";
import { AskFirst } from "../../kernel/form/ask-first.tsx";
import { notify } from "../../kernel/notices.ts";
import { Address } from "../../kernel/page/address.tsx";
import { Text, useText } from "../../lib/text.tsx";
import { visible } from "../../lib/visible.ts";

/** Takes an address out of the book; asks first, showing which. */
export function RemoveAddress({ entry: { id, address, ...entry } }: { entry: SavedAddress }) {
  const label = visible(entry.label);
  const text = useText();
  const queries = useQueryClient();
  const remove = async () => {
    const { addressBook } = api;
    await coffer.addressBook
      .delUserCoinAddress({ id })
      .finally(() => queries.invalidateQueries({ queryKey: addressBook.getUserCoinAddress.queryKey() }));
    notify({ tone: "success", words: text("address.removed", { label }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="address.remove" />
        </Button>
      }
      title={<Text id="address.removeTitle" values={{ label }} />}
      body={<Text id="address.removeBody" />}
      yes={<Text id="address.remove" />}
      no={<Text id="address.keep" />}
      act={remove}
    >
      <Address value={address} full />
    </AskFirst>
  );
}
