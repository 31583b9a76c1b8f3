import { Link } from "@tanstack/react-router";
import { Text } from "../../lib/text.tsx";

/** Out of where there is nothing to read. */
export const ToSections = () => (
  <Link to="/help" activeOptions={{ exact: true }} className="text-vault underline underline-offset-4">
    <Text id="help.toSections" />
  </Link>
);
