import { Notice } from "@coffer/ui";
import type { ControlSchemas } from "../../../client/control-client.ts";
import { Copy } from "../../parts/copy.tsx";
import { useWords } from "../../words/use-words.ts";

/** The destination, with a link to the web app's deposit page. */
export function SentNotice({ deposit }: { deposit: ControlSchemas["SentDeposit"] }) {
  const text = useWords().chain;
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

function Fact({ name, value }: { name: string; value: string }) {
  const { copy } = useWords().frame;
  return (
    <>
      <dt className="leading-7">{name}</dt>
      <dd className="flex min-w-0 items-start gap-1 font-mono text-ink leading-7">
        <span className="min-w-0 break-all">{value}</span>
        <Copy text={value} label={copy.of(name)} className="-my-px shrink-0" />
      </dd>
    </>
  );
}
