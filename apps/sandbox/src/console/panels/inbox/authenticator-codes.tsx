import { Card, CardHeader, CardTitle } from "@coffer/ui";
import { useControl } from "../../calls/control.ts";
import { contains } from "../../parts/contains.ts";
import { useWords } from "../../words/use-words.ts";
import { Authenticator } from "../people/authenticator.tsx";
import { useCodeTurn } from "../people/use-code-turn.ts";

/** The current authenticator codes; nothing without any authenticator. */
export function AuthenticatorCodes({ typed }: { typed: string }) {
  const text = useWords().inbox;
  const people = useControl("users").data?.items ?? [];
  const secondsLeft = useCodeTurn();
  const found = people.filter(
    ({ authenticatorCode, emailAddress, phone }) =>
      authenticatorCode !== null && contains([emailAddress, phone], typed),
  );
  if (found.length === 0) return null;
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle>{text.authenticators}</CardTitle>
      </CardHeader>
      <ul className="divide-y divide-line border-line border-t">
        {found.map(({ uid, name, emailAddress, phone, authenticatorCode }) => (
          <li key={uid} className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2">
            <span className="wrap-anywhere min-w-0">{name ?? emailAddress ?? phone ?? uid}</span>
            {authenticatorCode !== null && <Authenticator code={authenticatorCode} secondsLeft={secondsLeft} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
