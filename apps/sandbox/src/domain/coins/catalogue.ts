import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { coins, networks } from "./coin.ts";

/** What everybody may know of coins and networks, in the order lists show them. */
export function catalogueView(world: World, language: Locale): Result<"getCoinConfigList"> {
  const items = world
    .table(coins)
    .all()
    .map(({ coin, name, kind, scale, displayScale, convertible }) => ({
      coin,
      name: name[language],
      kind,
      scale,
      displayScale,
      convertible,
      networks: world
        .table(networks)
        .find("coin", coin)
        .map(({ id: _key, coin: _coin, family: _family, ...terms }) => terms),
    }));
  return { items };
}
