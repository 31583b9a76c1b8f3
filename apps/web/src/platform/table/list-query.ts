import { keepPreviousData } from "@tanstack/react-query";

/** A list that comes in pages, as far as it is read here. */
interface Pages<Item> {
  state: { data?: { readonly items: readonly Item[] } | undefined };
}

/**
 * How every list that the server pages is read: a page stands until the next one is here, and says itself what goes wrong.
 * `look`: in how many ms to read it again, by what is in it; false = not by itself.
 */
export const listQuery = <Item>(look: (items: readonly Item[]) => number | false = () => false) => ({
  refetchInterval: ({ state }: Pages<Item>) => look(state.data?.items ?? []),
  placeholderData: keepPreviousData,
  meta: { shows: "place" as const },
});
