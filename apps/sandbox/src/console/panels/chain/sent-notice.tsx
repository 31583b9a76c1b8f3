import { Notice } from "@coffer/ui";
import type { Deposit } from "../../../domain/deposit/deposit.ts";
import { Copy } from "../../parts/copy.tsx";
import { words } from "../../words.ts";

const text = words.chain;

/** Where it went, for a look on the web app's deposit page. */
export function SentNotice({ deposit }: { deposit: Deposit }) {
  const { amount, coin, address, tag, txHash } = deposit;
  return (
    <Notice tone="good" title={text.sentTitle(`${amount} ${coin}`)}>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <Fact name={text.address} value={address} />
        {tag !== null && <Fact name={text.tag} value={tag} />}
        <Fact name={text.hash} value={txHash} />
      </dl>
    </Notice>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="leading-7">{name}</dt>
    <dd className="flex min-w-0 items-start gap-1 font-mono text-ink leading-7">
      <span className="min-w-0 break-all">{value}</span>
      <Copy text={value} label={`${words.copy.verb} ${name}`} className="-my-px shrink-0" />
    </dd>
  </>
);
