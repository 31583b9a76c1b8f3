import { expect, test } from "vitest";
import { type Account, emptyAccount, userAccount, worldAccount } from "./account.ts";
import { auditLedger } from "./audit.ts";
import type { Hold } from "./entry.ts";

const [mine, chain] = [userAccount("1", "main", "BTC"), worldAccount("chain", "BTC")];
const account = (id: string, parts: Partial<Account>): Account => ({ ...emptyAccount(id), ...parts });
const open = (amount: bigint): Hold => ({ id: "hold", account: mine, amount, status: "open" });
const audit = (accounts: Account[], holds: Hold[] = []) =>
  auditLedger({ accounts: () => accounts, holds: () => holds });

test("accepts balanced books", () => {
  const accounts = [account(mine, { credits: 7n, held: 7n }), account(chain, { debits: 7n })];
  const resolved: Hold = { ...open(99n), id: "earlier", status: "voided" };
  expect(audit(accounts, [open(4n), { ...open(3n), id: "other" }, resolved])).toEqual({
    balanced: true,
    sums: { BTC: "0" },
    findings: [],
  });
});

test("finds money without a source, by coin", () => {
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

test("reports an account that spends held money as overdrawn, except world accounts", () => {
  const accounts = [account(mine, { credits: 7n, held: 8n }), account(chain, { debits: 7n })];
  expect(audit(accounts, [open(8n)]).findings).toEqual([`${mine} is overdrawn.`]);
});

test("finds held money without a hold, and a hold without money", () => {
  const accounts = [account(mine, { credits: 7n, held: 2n }), account(chain, { debits: 7n })];
  expect(audit(accounts).findings).toEqual([`${mine} does not hold back what its holds say.`]);
  expect(audit(accounts, [open(3n)]).findings).toEqual([`${mine} does not hold back what its holds say.`]);
});
