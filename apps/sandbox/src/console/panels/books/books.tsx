import { usePlace } from "../../places.tsx";
import { Accounts } from "./accounts.tsx";
import { Statement } from "./statement.tsx";

/** All accounts, those of one user (`user:80412`), or the entries of one (`user:80412:main:BTC`). */
export function Books() {
  const { item } = usePlace();
  const [owner, name, ...rest] = item?.split(":") ?? [];
  if (item === null || (owner === "user" && rest.length === 0)) return <Accounts key={item} of={name ?? ""} />;
  return <Statement key={item} account={item} />;
}
