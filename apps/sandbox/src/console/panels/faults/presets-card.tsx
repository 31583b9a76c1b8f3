import { Button, Card, CardHeader, CardTitle } from "@coffer/ui";
import type { FaultRule } from "../../../core/faults.ts";
import { useWords } from "../../words/use-words.ts";
import { type PresetName, presets } from "./presets.ts";

export function Presets({ onAdd, isBusy }: { onAdd: (rule: FaultRule) => void; isBusy: boolean }) {
  const text = useWords().faults;
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle>{text.presets}</CardTitle>
      </CardHeader>
      <ul className="divide-y divide-line border-line border-t">
        {(Object.keys(presets) as PresetName[]).map((name) => {
          const [title, about] = text.preset[name];
          return (
            <li key={name} className="flex items-center justify-between gap-4 px-5 py-2.5">
              <div className="min-w-0">
                <p className="font-medium">{title}</p>
                <p className="text-ink-2 text-label">{about}</p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                disabled={isBusy}
                onClick={() => onAdd(presets[name])}
                aria-label={text.useNamed(title)}
              >
                {text.use}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
