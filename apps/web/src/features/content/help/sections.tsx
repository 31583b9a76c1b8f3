import { Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ReadFailure } from "../../../platform/page/read-failure.tsx";
import { readApi } from "../../../platform/read-api.ts";
import { SectionMark } from "./section-mark.tsx";

/** All sections with their articles. */
export function Sections() {
  const languageCode = useIntl().locale;
  const query = useQuery({
    ...readApi.content.getHelpCenterCategoryList.queryOptions({ languageCode }),
    meta: { shows: "place" },
  });
  const { data, error } = query;
  if (error && !data) return <ReadFailure error={error} again={() => void query.refetch()} />;
  return (
    <ul
      className="mt-10 grid gap-x-10 border-line border-t sm:grid-cols-2 lg:grid-cols-3"
      aria-busy={!data || undefined}
    >
      {data
        ? data.items.map(({ id, title, articleCount }) => (
            <li key={id} className="border-line border-b">
              <Link
                to="/help/list"
                search={{ category: id }}
                className="flex h-[88px] items-center gap-4 -outline-offset-2 hover:bg-vault-tint"
              >
                <SectionMark />
                <span>
                  <span className="block font-medium text-[16px] leading-6">{title}</span>
                  <span className="block text-ink-2 text-label">
                    <FormattedMessage id="contentHelp.count" values={{ count: articleCount }} />
                  </span>
                </span>
              </Link>
            </li>
          ))
        : [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => <Skeleton key={row} className="h-[89px]" />)}
    </ul>
  );
}
