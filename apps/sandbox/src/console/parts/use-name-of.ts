import { useControl } from "../calls/control.ts";
import { useWords } from "../words/use-words.ts";

/** A user's name, contact or uid. */
export function useNameOf(): (uid: string) => string {
  const people = useControl("users").data?.items;
  const text = useWords().people;
  return (uid) => {
    const person = people?.find((each) => each.uid === uid);
    return person?.name ?? person?.emailAddress ?? person?.phone ?? text.uid(uid);
  };
}
