import { Card, Skeleton, SummaryList, SummaryRow } from "@coffer/ui";
import type { useControl } from "../../calls/control.ts";
import { Copy } from "../../parts/copy.tsx";
import { useWords } from "../../words/use-words.ts";

/** Documented, not secret: the sign-in data and proofs of every persona. */
export function DemoSecrets({ query: { data } }: { query: ReturnType<typeof useControl<"users">> }) {
  const text = useWords().people;
  return (
    <Card className="px-5 py-4">
      <SummaryList className="gap-1">
        <SummaryRow label={text.password} value={<Secret text={data?.password} label={text.copyPassword} />} />
        <SummaryRow label={text.fundPassword} value={<Secret text={data?.fundPassword} label={text.copyPin} />} />
      </SummaryList>
    </Card>
  );
}

const Secret = ({ text: secret, label }: { text: string | undefined; label: string }) =>
  secret === undefined ? (
    <Skeleton className="h-4 w-40" />
  ) : (
    <span className="inline-flex items-center gap-1.5">
      <span className="whitespace-nowrap font-mono text-label">{secret}</span>
      <Copy text={secret} label={label} />
    </span>
  );
