import { Card, CardHeader, CardTitle } from "@coffer/ui";
import type { ActorShown } from "../../calls/replies.ts";
import { useLocale, useWords } from "../../words/use-words.ts";
import { ActionForm } from "./action-form.tsx";

export function ActorCard({ actor: { name, title, about, actions } }: { actor: ActorShown }) {
  const text = useWords().actors;
  const locale = useLocale();
  return (
    <Card>
      <CardHeader className="flex-col items-start gap-1 pb-3">
        <CardTitle>{title[locale]}</CardTitle>
        <p className="text-ink-2 text-label">{about[locale]}</p>
      </CardHeader>
      <ul className="divide-y divide-line border-line border-t">
        {actions.map((action) => (
          <li key={action.name} className="px-5 py-3.5">
            <p className="font-medium">{action.about[locale]}</p>
            <p className="mb-2.5 font-mono text-head text-ink-3">
              POST actors/{name}/{action.name}
            </p>
            {action.now?.length === 0 ? (
              <p className="text-ink-2 text-label">{text.nothing}</p>
            ) : (
              <ActionForm actor={name} action={action} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
