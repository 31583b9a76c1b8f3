import { Card, CardFooter, EmptyState } from "@coffer/ui";
import { SearchXIcon } from "lucide-react";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import { contains } from "../../parts/contains.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { SearchInput } from "../../parts/search-input.tsx";
import { useWords } from "../../words/use-words.ts";
import { DemoSecrets } from "./demo-secrets.tsx";
import { Person } from "./person.tsx";
import { useCodeTurn } from "./use-code-turn.ts";
import { WebAddress } from "./web-address.tsx";

/** All users of the world, with sign-in. */
export function People() {
  const words = useWords();
  const text = words.people;
  const users = useControl("users");
  const [typed, setTyped] = useState("");
  const secondsLeft = useCodeTurn();
  return (
    <Page title={words.frame.sections.people} state={users.data && text.state(users.data.totalCount)}>
      <div className="grid gap-5 @3xl:grid-cols-2">
        <WebAddress />
        <DemoSecrets query={users} />
      </div>
      <SearchInput label={text.filter} placeholder={text.placeholder} value={typed} onChange={setTyped} />
      <Card>
        <Loaded query={users} rows={6}>
          {({ items, totalCount }) => {
            const found = items.filter(({ uid, name, emailAddress, phone, persona }) =>
              contains([uid, name, emailAddress, phone, persona], typed),
            );
            if (found.length === 0)
              return <EmptyState icon={<SearchXIcon />} title={text.noneFound} description={text.noneFoundText} />;
            return (
              <>
                <ul className="divide-y divide-line">
                  {found.map((user) => (
                    <Person key={user.uid} user={user} secondsLeft={secondsLeft} />
                  ))}
                </ul>
                {totalCount > items.length && (
                  <CardFooter className="text-ink-2 text-label">{text.more(totalCount - items.length)}</CardFooter>
                )}
              </>
            );
          }}
        </Loaded>
      </Card>
    </Page>
  );
}
