import { expect, test } from "vitest";
import { type Account, emptyAccount, userAccount, worldAccount } from "./account.ts";
import { auditLedger } from "./audit.ts";
import type { Hold } from "./entry.ts";

const [mine, chain] = [userAccount("1", "main", "BTC"), worldAccount("chain", "BTC")];
const account = (id: string, parts: Partial<Account>): Account => ({ ...emptyAccount(id), ...parts });
const open = (amount: bigint): Hold => ({ id: "hold", account: mine, amount, status: "open" });
const audit = (accounts: Account[], holds: Hold[] = []) =>
  auditLedger({ accounts: () => accounts, holds: () => holds });

test("books that add up are said to", () => {
  const accounts = [account(mine, { credits: 7n, held: 7n }), account(chain, { debits: 7n })];
  const resolved: Hold = { ...open(99n), id: "earlier", status: "voided" };
  expect(audit(accounts, [open(4n), { ...open(3n), id: "other" }, resolved])).toEqual({
    balanced: true,
    sums: { BTC: "0" },
    findings: [],
  });
});

test("money from nowhere is found, in its own coin", () => {
  const accounts = [
    account(mine, { credits: 7n }),
    account(chain, { debits: 5n }),
    account(userAccount("1", "main", "USDT"), { credits: 1n }),
    account(worldAccount("chain", "USDT"), { debits: 1n }),
  ];
  expect(audit(accounts)).toEqual({
    balanced: false,
    sums: { BTC: "2", USDT: "0" },
    findings: ["BTC does not sum to zero."],
  });
});

test("who spends what is held back is overdrawn; the outside may be", () => {
  const accounts = [account(mine, { credits: 7n, held: 8n }), account(chain, { debits: 7n })];
  expect(audit(accounts, [open(8n)]).findings).toEqual([`${mine} is overdrawn.`]);
});

test("what is held back without a hold is found, and a hold without its money too", () => {
  const accounts = [account(mine, { credits: 7n, held: 2n }), account(chain, { debits: 7n })];
  expect(audit(accounts).findings).toEqual([`${mine} does not hold back what its holds say.`]);
  expect(audit(accounts, [open(3n)]).findings).toEqual([`${mine} does not hold back what its holds say.`]);
});
