import { Card, CardHeader, CardTitle } from "@coffer/ui";
import type { ActorShown } from "../../api/replies.ts";
import { useLocale, useWords } from "../../words/use-words.ts";
import { ActionForm } from "./action-form.tsx";
import { fieldsLeft } from "./fields-left.ts";

export function ActorCard({ actor: { name, about, actions } }: { actor: ActorShown }) {
  const text = useWords().actors;
  const locale = useLocale();
  return (
    <Card>
      <CardHeader className="flex-col items-start gap-1 pb-3">
        <CardTitle>{text.names[name] ?? name}</CardTitle>
        <p className="text-ink-2 text-label">{about[locale]}</p>
      </CardHeader>
      <ul className="divide-y divide-line border-line border-t">
        {actions.map((action) => (
          <li key={action.name} className="px-5 py-3.5">
            <p className="font-medium">{action.about[locale]}</p>
            <p className="mb-2.5 font-mono text-head text-ink-3">
              POST actors/{name}/{action.name}
            </p>
            {action.now === null ? (
              <ActionForm actor={name} action={action.name} fields={action.takes} send={{}} />
            ) : action.now.length === 0 ? (
              <p className="text-ink-2 text-label">{text.nothing}</p>
            ) : (
              <ul className="flex flex-col gap-3">
                {action.now.map(({ send, summary }) => (
                  <li key={JSON.stringify(send)} className="@container">
                    <p className="mb-1.5 break-words text-label">{summary}</p>
                    <ActionForm
                      actor={name}
                      action={action.name}
                      fields={fieldsLeft(action.takes, send)}
                      send={send}
                      about={summary}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
