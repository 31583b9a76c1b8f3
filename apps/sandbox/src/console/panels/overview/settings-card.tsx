import { Card, CardHeader, CardTitle, Switch } from "@coffer/ui";
import { useId } from "react";
import { useAct, useControl } from "../../calls/control.ts";
import { Failure } from "../../parts/failure.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useWords } from "../../words/use-words.ts";

const A_MINUTE = 60;

/** The settings of a world. */
export function SettingsCard() {
  const text = useWords().overview;
  const world = useControl("world");
  const change = useAct("PUT settings");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{text.settings}</CardTitle>
      </CardHeader>
      <Loaded query={world} rows={2}>
        {({ settings }) => (
          <div className="flex flex-col gap-4 px-5 pt-1 pb-5">
            <Rule
              label={text.magic}
              note={text.magicNote}
              checked={settings.allowMagicCode}
              onChange={(allowMagicCode) => change.mutate({ allowMagicCode })}
            />
            <Rule
              label={text.auto}
              note={text.autoNote}
              checked={settings.reviewSeconds !== null}
              onChange={(auto) => change.mutate({ reviewSeconds: auto ? A_MINUTE : null })}
            />
            <Failure error={change.error} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

type RuleProps = { label: string; note: string; checked: boolean; onChange: (checked: boolean) => void };

function Rule({ label, note, checked, onChange }: RuleProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <label htmlFor={id} className="min-w-0">
        <span className="block">{label}</span>
        <span className="block text-ink-2 text-label">{note}</span>
      </label>
      <Switch id={id} checked={checked} onCheckedChange={onChange} />
    </div>
  );
}
