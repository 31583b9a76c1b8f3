import type { SavedAddress } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQueryClient } from "@tanstack/react-query";
import { api, coffer } from "../../platform/api.ts";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { Text, useText } from "../../platform/intl/text.tsx";
import { notify } from "../../platform/notices.ts";
import { Address } from "../../platform/page/address.tsx";
import { visibleCharacters } from "../../platform/visible-characters.ts";

/** Takes an address out of the book; asks first, showing which. */
export function RemoveAddress({ entry: { id, address, ...entry } }: { entry: SavedAddress }) {
  const label = visibleCharacters(entry.label);
  const text = useText();
  const queries = useQueryClient();
  const remove = async () => {
    const { addressBook } = api;
    await coffer.addressBook
      .delUserCoinAddress({ id })
      .finally(() => queries.invalidateQueries({ queryKey: addressBook.getUserCoinAddress.queryKey() }));
    notify({ tone: "success", words: text("addressBook.removed", { label }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="addressBook.remove" />
        </Button>
      }
      title={<Text id="addressBook.removeTitle" values={{ label }} />}
      body={<Text id="addressBook.removeBody" />}
      yes={<Text id="addressBook.remove" />}
      no={<Text id="addressBook.keep" />}
      act={remove}
    >
      <Address value={address} full />
    </AskFirst>
  );
}
