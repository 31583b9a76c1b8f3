import { Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../kernel/api.ts";
import { LoadFailure } from "../../kernel/page/load-failure.tsx";
import { Opening } from "../../kernel/page/opening.tsx";
import { Text, useLocale } from "../../lib/text.tsx";
import { SectionMark } from "./section-mark.tsx";

/** What most people look for; ids of articles. */
const asked = [
  { id: "hp_security-hold", label: "help.askedHold" },
  { id: "hp_confirmations", label: "help.askedDeposit" },
  { id: "hp_withdraw", label: "help.askedFees" },
  { id: "hp_codes", label: "help.askedCodes" },
] as const;

/** The sections of the help centre. */
export function HelpHomeScreen() {
  const languageCode = useLocale();
  const query = useQuery({
    ...api.content.getHelpCenterCategoryList.queryOptions({ languageCode }),
    meta: { shows: "place" },
  });
  const { data, error } = query;
  return (
    <>
      <Opening title="help.heading" lead="help.lead" />
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        {asked.map(({ id, label }) => (
          <li key={id}>
            <Link
              to="/help/detail"
              search={{ id }}
              className="inline-block min-h-6 text-vault underline underline-offset-4"
            >
              <Text id={label} />
            </Link>
          </li>
        ))}
      </ul>
      {error ? (
        <LoadFailure error={error} again={() => void query.refetch()} />
      ) : (
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
                        <Text id="help.count" values={{ count: articleCount }} />
                      </span>
                    </span>
                  </Link>
                </li>
              ))
            : [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => <Skeleton key={row} className="h-[89px]" />)}
        </ul>
      )}
    </>
  );
}
