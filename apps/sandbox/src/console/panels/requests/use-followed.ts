import { useState } from "react";
import type { LoggedRow } from "../../calls/replies.ts";

export type Followed = { shown: readonly LoggedRow[]; newer: number; catchUp: () => void };

/**
 * The rows as they come, or, while somebody reads (`held`), as they stood when reading began: nothing moves under
 * the eyes, and how many came since is told instead.
 */
export function useFollowed(rows: readonly LoggedRow[], held: boolean): Followed {
  const [kept, setKept] = useState<readonly LoggedRow[] | null>(null);
  if (!held && kept !== null) setKept(null);
  if (held && kept === null && rows.length > 0) setKept(rows);
  if (!held || kept === null) return { shown: rows, newer: 0, catchUp: () => {} };
  const [first] = kept;
  const since = rows.findIndex(({ requestId }) => requestId === first?.requestId);
  // Not found: the log was emptied, or all of it has come since.
  if (since === -1) return { shown: rows, newer: 0, catchUp: () => {} };
  return { shown: kept, newer: since, catchUp: () => setKept(rows) };
}
