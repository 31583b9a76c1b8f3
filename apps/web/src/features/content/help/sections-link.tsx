import { Link } from "@tanstack/react-router";
import { Text } from "../../../platform/intl/text.tsx";

/** Out of where there is nothing to read. */
export const SectionsLink = () => (
  <Link to="/help" activeOptions={{ exact: true }} className="text-vault underline underline-offset-4">
    <Text id="contentHelp.toSections" />
  </Link>
);
