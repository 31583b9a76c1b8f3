import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** The link from an empty page to the sections. */
export const SectionsLink = () => (
  <Link to="/help" activeOptions={{ exact: true }} className="text-vault underline underline-offset-4">
    <FormattedMessage id="contentHelp.toSections" />
  </Link>
);
