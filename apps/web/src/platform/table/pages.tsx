import { CardFooter, Pagination } from "@coffer/ui";
import { Text, useText } from "../intl/text.tsx";
import { useListSearch } from "./use-list-search.ts";

/** Under a list: which part of it this is, and the way to the others; the page stands in the address. */
export function Pages({ total }: { total: number }) {
  const text = useText();
  const { page, size, set } = useListSearch();
  const from = (page - 1) * size + 1;
  return (
    <CardFooter>
      <Pagination
        className="w-full"
        page={page}
        pageCount={Math.ceil(total / size)}
        onPageChange={(next) => void set({ page: next })}
        summary={<Text id="table.range" values={{ from, to: Math.min(from + size - 1, total), total }} />}
        label={text("table.pages")}
        previousLabel={<Text id="table.previous" />}
        nextLabel={<Text id="table.next" />}
      />
    </CardFooter>
  );
}
