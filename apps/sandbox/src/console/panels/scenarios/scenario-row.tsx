import { Button } from "@coffer/ui";
import type { ScenarioShown } from "../../calls/replies.ts";
import { useLocale, useWords } from "../../words/use-words.ts";

export function ScenarioRow({
  scenario: { name, title, about },
  onStart,
}: {
  scenario: ScenarioShown;
  onStart: () => void;
}) {
  const text = useWords().scenarios;
  const locale = useLocale();
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-medium">{title[locale]}</span>
          <span className="font-mono text-head text-ink-3">{name}</span>
        </p>
        <p className="mt-0.5 text-ink-2 text-label">{about[locale]}</p>
      </div>
      <Button size="sm" variant="secondary" onClick={onStart} aria-label={text.startNamed(title[locale])}>
        {text.start}
      </Button>
    </li>
  );
}
