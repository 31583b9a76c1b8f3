import type { ReactNode } from "react";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Lead, PageTitle } from "./heading.tsx";

export interface PageHeadProps {
  /** The audience or topic in a word or two. */
  kind: PlainMessageId;
  title: PlainMessageId;
  lead: PlainMessageId;
  /** The page's actions. */
  children?: ReactNode;
}

/** The top of a public page: title on the left, lead and actions on the right. */
export function PageHead({ kind, title, lead, children }: PageHeadProps) {
  return (
    <header className="mx-auto grid w-full max-w-[1200px] items-end gap-7 px-4 pt-10 pb-8 sm:px-8 sm:pt-16 sm:pb-12 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-20">
      <div>
        <p className="mb-4 font-medium text-brass text-label">
          <FormattedMessage id={kind} />
        </p>
        <PageTitle id={title} className="max-w-[11em]" />
      </div>
      <div>
        <Lead id={lead} />
        {children && <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-1">{children}</div>}
      </div>
    </header>
  );
}
