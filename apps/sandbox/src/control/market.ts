import { failWithdrawal } from "../actors/sender.ts";
import { coinOf, networkOf } from "../domain/coins/amounts.ts";
import { coins, networks } from "../domain/coins/coin.ts";
import type { ControlRoutes } from "./call.ts";

/** What closes, opens and breaks on the side of coins and chains. */
export const market: ControlRoutes = {
  "PUT market/network": ({ world, fields }) => {
    const network = networkOf(world, fields.text("coin"), fields.text("network"));
    const depositEnabled = fields.optionalBoolean("depositEnabled") ?? network.depositEnabled;
    const withdrawEnabled = fields.optionalBoolean("withdrawEnabled") ?? network.withdrawEnabled;
    fields.done();
    return world.table(networks).update(network.id, { depositEnabled, withdrawEnabled });
  },
  "PUT market/rate": ({ world, fields }) => {
    const { coin, hasRate: before } = coinOf(world, fields.text("coin"));
    const hasRate = fields.optionalBoolean("hasRate") ?? before;
    fields.done();
    return world.table(coins).update(coin, { hasRate });
  },
  "POST chain/fail-withdrawal": ({ world, fields }) => {
    const id = fields.text("id");
    fields.done();
    return world.atomic(() => failWithdrawal(world, id));
  },
};
