import type { Option } from "@coffer/ui";

type Network = { readonly coin: string; readonly network: string; readonly name: string };

/** Names of the control API that take true or false. */
const YES_OR_NO = /^has[A-Z]|[a-z](Enabled|Required)$|^(atRisk|enabled|offered|open|present|reached)$/;

/** What a field may be, as far as the console knows: coins, the networks of the chosen coin, yes or no; else null. */
export function choicesOf(
  name: string,
  typed: Readonly<Record<string, string>>,
  networks: readonly Network[],
): Option[] | null {
  if (YES_OR_NO.test(name)) return ["true", "false"].map(asIs);
  if (name === "coin") return [...new Set(networks.map(({ coin }) => coin))].map(asIs);
  if (name !== "network") return null;
  const ofCoin = networks.filter(({ coin }) => coin === typed.coin);
  return ofCoin.map(({ network, name }) => ({ value: network, label: name }));
}

const asIs = (value: string): Option => ({ value, label: value });
