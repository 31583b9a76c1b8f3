import type { SavedAddress } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api, coffer } from "../../platform/api.ts";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import { Address } from "../../platform/page/address.tsx";
import { visibleCharacters } from "../../platform/visible-characters.ts";

/** Removes an address after a question that shows it. */
export function RemoveAddress({ entry: { id, address, ...entry } }: { entry: SavedAddress }) {
  const label = visibleCharacters(entry.label);
  const intl = useIntl();
  const queries = useQueryClient();
  const remove = async () => {
    const { addressBook } = api;
    await coffer.addressBook
      .delUserCoinAddress({ id })
      .finally(() => queries.invalidateQueries({ queryKey: addressBook.getUserCoinAddress.queryKey() }));
    notify({ tone: "success", words: intl.formatMessage({ id: "addressBook.removed" }, { label }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <FormattedMessage id="addressBook.remove" />
        </Button>
      }
      title={<FormattedMessage id="addressBook.removeTitle" values={{ label }} />}
      body={<FormattedMessage id="addressBook.removeBody" />}
      yes={<FormattedMessage id="addressBook.remove" />}
      no={<FormattedMessage id="addressBook.keep" />}
      act={remove}
    >
      <Address value={address} full />
    </AskFirst>
  );
}
