import { invalid } from "../core/refusal.ts";
import { type Account, assetOf, availableOf, balanceOf } from "../ledger/account.ts";
import { auditLedger } from "../ledger/audit.ts";
import { statementOf } from "../ledger/statement.ts";
import { program } from "../modules/program.ts";
import type { World } from "../world/world.ts";
import type { ControlRoutes } from "./call.ts";
import { entryShown } from "./money-shown.ts";

const { formatAmount } = program.provided;

const MOST = 1000;

/** The ledger: accounts, entries, statements, and whether the books balance. */
export const books: ControlRoutes = {
  "GET books": ({ world, fields }) => {
    fields.done();
    const { balanced, sums, findings } = auditLedger(world.ledger);
    const currencies = Object.entries(sums).map(([currency, sum]) => ({
      currency,
      sum: formatAmount(world, currency, BigInt(sum)),
      balanced: sum === "0",
    }));
    return { balanced, currencies, findings, entries: world.ledger.log.length };
  },
  "GET books/accounts": ({ world, fields }) => {
    const uid = fields.optionalText("uid");
    fields.done();
    const all = world.ledger.accounts().map((account) => accountShown(world, account));
    return { items: uid === undefined ? all : all.filter((each) => each.uid === uid) };
  },
  "GET books/entries": ({ tenant: { log }, world, fields }) => {
    const account = fields.optionalText("account");
    const limit = Math.min(fields.optionalInteger("limit") ?? 100, MOST);
    fields.done();
    const entries = account === undefined ? world.ledger.log : world.ledger.entriesOf(account);
    const items = entries.slice(-limit).reverse();
    return { items: items.map((entry) => entryShown(world, log, entry)), totalCount: entries.length };
  },
  /** One account's statement, newest first: each entry, its change, and the balance after it. */
  "GET books/statement": ({ tenant: { log }, world, fields }) => {
    const id = fields.text("account");
    const limit = Math.min(fields.optionalInteger("limit") ?? 100, MOST);
    fields.done();
    const account = world.ledger.accounts().find((each) => each.id === id);
    if (!account) throw invalid("account", "unknown", "Nothing was ever booked on it.");
    const amount = (minor: bigint) => formatAmount(world, assetOf(id), minor);
    const lines = statementOf(world.ledger, id);
    const items = lines
      .slice(-limit)
      .reverse()
      .map(({ entry, change, heldChange, availableAfter, heldAfter }) => ({
        entry: entryShown(world, log, entry),
        change: amount(change),
        heldChange: amount(heldChange),
        balanceAfter: amount(availableAfter + heldAfter),
        heldAfter: amount(heldAfter),
      }));
    return { ...accountShown(world, account), items, totalCount: lines.length };
  },
};

function accountShown(world: World, account: Account) {
  const [owner = "", name = "", wallet = ""] = account.id.split(":");
  const currency = assetOf(account.id);
  return {
    account: account.id,
    /** Null for the world's own accounts: chain, fees, bank. */
    uid: owner === "user" ? name : null,
    name: owner === "user" ? wallet : name,
    currency,
    balance: formatAmount(world, currency, balanceOf(account)),
    available: formatAmount(world, currency, availableOf(account)),
    held: formatAmount(world, currency, account.held),
  };
}
