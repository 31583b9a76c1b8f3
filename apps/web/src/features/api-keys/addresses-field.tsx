import { Button, Notice, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChecksField } from "../../platform/form/checks-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Address } from "../../platform/page/address.tsx";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { bookQuery } from "./book-query.ts";

/** The saved addresses that the key may withdraw to. */
export function AddressesField() {
  const { data: book, error, refetch } = useQuery(bookQuery());
  if (!book && error) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!book) return <Skeleton className="h-32" />;
  if (book.items.length === 0) return <EmptyBook />;
  return (
    <ChecksField
      name="addressIds"
      label={<FormattedMessage id="apiKeys.addresses" />}
      className="max-h-80 overflow-y-auto"
      options={book.items.map(({ id, label, coin, networkName, address }) => ({
        value: id,
        label,
        note: (
          <>
            {coin} · {networkName} · <Address value={address} />
          </>
        ),
      }))}
    />
  );
}

/** Opens a new tab, so that input here is kept. */
function EmptyBook() {
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id="apiKeys.addressesNone" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/assets/address" target="_blank">
            <FormattedMessage id="apiKeys.addressBook" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="apiKeys.addressesNoneBody" />
    </Notice>
  );
}
