import type { Option } from "@coffer/ui";
import { useState } from "react";
import type { ControlSchemas } from "../../../client/control-client.ts";
import { useControl } from "../../calls/control.ts";

type Destination = {
  coins: Option[];
  coin: string;
  chooseCoin: (coin: string) => void;
  networks: Option[];
  network: ControlSchemas["Network"] | undefined;
  chooseNetwork: (network: string) => void;
};

/** A coin and one of its networks, by default the recommended first one. */
export function useDestination(): Destination {
  const all = useControl("chain/networks", { every: 60_000 }).data?.items ?? [];
  const [chosenCoin, chooseCoin] = useState("USDT");
  const [chosenNetwork, chooseNetwork] = useState("");
  const coins = [...new Set(all.map(({ coin }) => coin))];
  const coin = coins.includes(chosenCoin) ? chosenCoin : (coins[0] ?? "");
  const ofCoin = all.filter((network) => network.coin === coin);
  return {
    coins: coins.map((each) => ({ value: each, label: each })),
    coin,
    chooseCoin,
    networks: ofCoin.map(({ network, name }) => ({ value: network, label: name })),
    network: ofCoin.find(({ network }) => network === chosenNetwork) ?? ofCoin[0],
    chooseNetwork,
  };
}
