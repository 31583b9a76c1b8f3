import { Link, Outlet } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { SearchBox } from "./search-box.tsx";

/** The header of every help page, which persists between them. */
export function HelpLayout() {
  return (
    <>
      <div className="border-line border-b bg-sunken">
        <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-10 gap-y-3 px-4 py-4 sm:px-8">
          <Link to="/help" activeOptions={{ exact: true }} className="pt-1 font-serif text-[21px] leading-8">
            <FormattedMessage id="contentHelp.title" />
          </Link>
          <SearchBox />
          <p className="ml-auto flex gap-x-5 text-ink-2 text-label">
            <Link to="/notice/list" className="inline-block min-h-6 content-center underline-offset-4 hover:underline">
              <FormattedMessage id="contentHelp.notices" />
            </Link>
            <Link to="/contact" className="inline-block min-h-6 content-center underline-offset-4 hover:underline">
              <FormattedMessage id="contentHelp.contact" />
            </Link>
          </p>
        </div>
      </div>
      <div className="mx-auto w-full max-w-[1200px] px-4 py-8 sm:px-8 sm:py-12">
        <Outlet />
      </div>
    </>
  );
}
