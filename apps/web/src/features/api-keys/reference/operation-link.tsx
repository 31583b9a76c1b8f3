import { Link } from "@tanstack/react-router";
import type { Entry } from "../../../platform/contract-pages.ts";
import { DocsText } from "./docs-text.tsx";

/** A list of operations, one line each. */
export function OperationLinks({ of: entries }: { of: readonly Entry[] }) {
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ group, id, summary, method, path }) => (
        <li key={id}>
          <Link
            to="/account/ApiDocument"
            search={{ group, op: id }}
            className="block px-5 py-3 -outline-offset-2 hover:bg-vault-tint"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <DocsText of={summary} className="font-medium" />
              <code className="font-mono text-head text-ink-2" translate="no">
                {id}
              </code>
            </span>
            <code className="block font-mono text-head text-ink-2 [overflow-wrap:anywhere]" translate="no">
              {method} {path}
            </code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
