import { CardFooter, Pagination } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import { useListSearch } from "./use-list-search.ts";

/** Under a list: which part of it this is, and the way to the others; the page stands in the address. */
export function Pages({ total }: { total: number }) {
  const intl = useIntl();
  const { page, size, set } = useListSearch();
  const from = (page - 1) * size + 1;
  return (
    <CardFooter>
      <Pagination
        className="w-full"
        page={page}
        pageCount={Math.ceil(total / size)}
        onPageChange={(next) => void set({ page: next })}
        summary={<FormattedMessage id="table.range" values={{ from, to: Math.min(from + size - 1, total), total }} />}
        label={intl.formatMessage({ id: "table.pages" })}
        previousLabel={<FormattedMessage id="table.previous" />}
        nextLabel={<FormattedMessage id="table.next" />}
      />
    </CardFooter>
  );
}
