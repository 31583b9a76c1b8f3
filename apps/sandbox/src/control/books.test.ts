import { expect, test } from "vitest";
import { TestSandbox } from "../testing/client.ts";

const start = () => {
  const sandbox = TestSandbox.start();
  const { control } = sandbox.stranger();
  return { sandbox, control, get: (path: string) => control("GET", path).body as Record<string, never> };
};
type Statement = { balance: string; items: { entry: object }[] };
const MEI = "user:80412:main:USDT";

test("links a statement to its entries and the requests that made them", () => {
  const { sandbox, control, get } = start();
  const { address } = sandbox.as("verified").call("getAddress", { coin: "USDT", network: "TRC20" }).result;
  sandbox.as("mei").call("applyTransactionOut", { coin: "USDT", network: "TRC20", address, amount: "250.5" });
  const [{ requestId }] = get("log").items as unknown as [{ requestId: string }];
  const statement = control("GET", `books/statement?account=${MEI}`).body as Statement;
  expect(statement).toMatchObject({ uid: "80412", name: "main", currency: "USDT", held: "250.5" });
  expect(statement.items[0]).toMatchObject({
    change: "0",
    heldChange: "250.5",
    balanceAfter: statement.balance,
    entry: { kind: "hold", requestId, hold: { amount: "250.5" } },
  });
  // Entries of the seed have no request.
  expect(statement.items.at(-1)).toMatchObject({ entry: { requestId: null } });
  control("POST", "reset");
  expect(get(`books/statement?account=${MEI}`)).toMatchObject({ held: "0" });
});

test("lists one user's accounts, and an account without entries", () => {
  const { control, get } = start();
  const accounts = get("books/accounts?uid=80412").items as unknown as { uid: string }[];
  expect(accounts.length).toBeGreaterThan(2);
  expect(new Set(accounts.map(({ uid }) => uid))).toEqual(new Set(["80412"]));
  expect(control("GET", "books/statement?account=user:1:main:BTC").status).toBe(400);
});

test("counts calls and their answered codes", () => {
  const { sandbox, get } = start();
  sandbox.stranger().call("authenticateByEmailAddress", { emailAddress: "x@coffer.example", password: "wrong-wrong" });
  const { items, called, codes } = get("coverage") as unknown as {
    items: { operationId: string; calls: number; codes: { code: number; name: string; seen: number }[] }[];
    called: number;
    codes: { seen: number };
  };
  const signIn = items.find(({ operationId }) => operationId === "authenticateByEmailAddress");
  expect(signIn).toMatchObject({
    calls: 1,
    codes: expect.arrayContaining([
      expect.objectContaining({ code: 90001, name: "accountVerificationFailed", seen: 1 }),
    ]),
  });
  expect(called).toBeGreaterThan(0);
  expect(codes.seen).toBe(1);
});
