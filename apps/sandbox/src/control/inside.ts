import { operations } from "@coffer/sdk/contract";
import { coins } from "../domain/coins/coin.ts";
import { assetOf, availableOf, balanceOf } from "../ledger/account.ts";
import { formatAmount } from "../ledger/amount.ts";
import { auditLedger } from "../ledger/audit.ts";
import { notServedYet } from "../operations/not-served-yet.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import type { ControlRoutes } from "./call.ts";

/** Looking inside: requests, books, what is served. */
export const inside: ControlRoutes = {
  "GET log": ({ tenant, fields }) => {
    const limit = fields.optionalInteger("limit");
    fields.done();
    return { items: tenant.log.read(limit).map((entry) => ({ ...entry, at: isoOf(entry.at) })) };
  },
  "DELETE log": ({ tenant, fields }) => {
    fields.done();
    tenant.log.clear();
    return { cleared: true };
  },
  "GET books": ({ world, fields }) => {
    fields.done();
    const { balanced, sums, findings } = auditLedger(world.ledger);
    const currencies = Object.entries(sums).map(([currency, sum]) => ({
      currency,
      sum: amountOf(world, currency, BigInt(sum)),
      balanced: sum === "0",
    }));
    return { balanced, currencies, findings, entries: world.ledger.log.length };
  },
  "GET books/accounts": ({ world, fields }) => {
    fields.done();
    const items = world.ledger.accounts().map((account) => ({
      account: account.id,
      balance: amountOf(world, assetOf(account.id), balanceOf(account)),
      available: amountOf(world, assetOf(account.id), availableOf(account)),
      held: amountOf(world, assetOf(account.id), account.held),
    }));
    return { items };
  },
  "GET books/entries": ({ world, fields }) => {
    const account = fields.optionalText("account");
    const limit = Math.min(fields.optionalInteger("limit") ?? 100, 1000);
    fields.done();
    const entries = account === undefined ? world.ledger.log : world.ledger.entriesOf(account);
    return { items: entries.slice(-limit).reverse(), totalCount: entries.length };
  },
  "GET coverage": ({ fields }) => {
    fields.done();
    const missing: readonly string[] = notServedYet;
    const items = Object.values(operations).map(({ operationId, group, method, path }) => ({
      operationId,
      group,
      method,
      path,
      served: !missing.includes(operationId),
    }));
    return { served: items.length - missing.length, total: items.length, notServedYet: missing, items };
  },
};

const amountOf = (world: World, currency: string, minor: bigint) =>
  formatAmount(minor, world.table(coins).get(currency)?.scale ?? 0);
