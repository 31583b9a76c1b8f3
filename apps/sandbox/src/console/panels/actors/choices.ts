import type { Option } from "@coffer/ui";

type Network = { readonly coin: string; readonly network: string; readonly name: string };

/** Boolean fields of the control API. */
const YES_OR_NO = /^has[A-Z]|[a-z](Enabled|Required)$|^(atRisk|enabled|offered|open|present|reached)$/;

/** Returns a field's options: coins, the selected coin's networks, yes or no; else null. */
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
