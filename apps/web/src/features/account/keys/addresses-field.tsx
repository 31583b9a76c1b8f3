import { Button, Notice, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChecksField } from "../../../kernel/form/checks-field.tsx";
import { Address } from "../../../kernel/page/address.tsx";
import { LoadFailure } from "../../../kernel/page/load-failure.tsx";
import { Text } from "../../../lib/text.tsx";
import { bookQuery } from "./book-query.ts";

/** Which saved addresses the key may withdraw to. */
export function AddressesField() {
  const { data: book, error, refetch } = useQuery(bookQuery());
  if (!book && error) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!book) return <Skeleton className="h-32" />;
  if (book.items.length === 0) return <EmptyBook />;
  return (
    <ChecksField
      name="addressIds"
      label={<Text id="keys.addresses" />}
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

/** In a tab of its own: what is typed here stays. */
function EmptyBook() {
  return (
    <Notice
      tone="warn"
      title={<Text id="keys.addressesNone" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/assets/address" target="_blank">
            <Text id="keys.addressBook" />
          </Link>
        </Button>
      }
    >
      <Text id="keys.addressesNoneBody" />
    </Notice>
  );
}
