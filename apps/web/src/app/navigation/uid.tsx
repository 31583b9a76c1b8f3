import type { Account } from "../../platform/session.ts";

export function Uid({ account }: { account: Account }) {
  return <span className="shrink-0 font-mono text-head text-ink-2">UID {account.uid}</span>;
}
