import { PlaceLink } from "../places.tsx";
import { useWords } from "../words/use-words.ts";
import { useNameOf } from "./use-name-of.ts";

/** "Mei Lin, wallet", linked to its statement. */
export function AccountLink({ account }: { account: string }) {
  const { wallets } = useWords().books;
  const nameOf = useNameOf();
  const [owner, name = "", wallet = ""] = account.split(":");
  const label = owner === "user" ? `${nameOf(name)} · ${wallets[wallet] ?? wallet}` : (wallets[name] ?? name);
  return (
    <PlaceLink to={{ section: "books", item: account }} title={account} className="hover:underline">
      {label}
    </PlaceLink>
  );
}
