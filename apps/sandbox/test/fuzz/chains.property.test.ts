import { type OperationId, operations } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty } from "../../../../.ci/property.ts";
import { auditLedger } from "../../src/ledger/audit.ts";
import type { PersonaName } from "../../src/modules/auth/user/personas.ts";
import type { Api } from "../../src/testing/client.ts";
import { encryptFields } from "../../src/testing/encrypt.ts";
import { passport } from "../../src/testing/identity.ts";
import { image } from "../../src/testing/images.ts";
import { Caller, people } from "./caller.ts";
import { Contract } from "./contract.ts";
import { inputOf } from "./generate.ts";
import { askForCodes, goodInput } from "./good.ts";
import { Ids } from "./ids.ts";

type Fields = Record<string, unknown>;
const caller = new Caller();
const world = () => caller.sandbox.world();
const place = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv" };
const proof = { code: "000000", googleCode: "000000", fundPassword: "246810" };

function made<Id extends OperationId>(api: Api, id: Id, input: Fields = {}) {
  const { result, error } = api.call(id, input);
  if (error) throw new Error(`${id}: ${JSON.stringify(error)}`);
  return result;
}
const signIn = { emailAddress: "mei.lin@coffer.example", password: "Coffer-demo-2026" };

/** An id from one call's reply, its use in another call, and the reply to another user and to a second use. */
type Chain = {
  readonly what: string;
  readonly who: PersonaName;
  readonly other: PersonaName;
  readonly make: (api: Api) => unknown;
  readonly use: readonly [OperationId, (made: unknown) => Fields];
  /** Null if a second use is allowed. */
  readonly foreign: number;
  readonly again: number | null;
};
const chains: Chain[] = [
  {
    what: "a top-up, cancelled",
    who: "mei",
    other: "verified",
    make: (api) => made(api, "createTopUpOrder", { channel: "fasterPayments", amount: "100" }).id,
    use: ["cancelCashTopUpOrder", (id) => ({ id })],
    foreign: 40007,
    again: 60017,
  },
  {
    what: "a beneficiary, removed",
    who: "mei",
    other: "verified",
    make: (api) => made(api, "getBeneficiaryPage").items[0]?.id,
    use: ["deleteCashBeneficiary", (id) => ({ id })],
    foreign: 60020,
    again: 60020,
  },
  {
    what: "a beneficiary, paid",
    who: "mei",
    other: "enterprise",
    make: (api) => made(api, "getBeneficiaryPage", { channel: "ach" }).items[0]?.id,
    use: ["createCashWithdrawOrder", (beneficiaryId) => ({ beneficiaryId, amount: "100", verification: proof })],
    foreign: 60020,
    again: null,
  },
  {
    what: "a saved address, deleted",
    who: "mei",
    other: "verified",
    make: (api) => made(api, "createUserCoinAddress", { ...place, label: "Cold", verification: proof }).id,
    use: ["delUserCoinAddress", (id) => ({ id })],
    foreign: 60003,
    again: 60003,
  },
  {
    what: "a saved address, withdrawn to",
    who: "mei",
    other: "enterprise",
    make: (api) => made(api, "createUserCoinAddress", { ...place, label: "Cold", verification: proof }).id,
    use: ["applyTransactionOut", (addressId) => ({ ...place, amount: "100", addressId })],
    foreign: 60003,
    again: null,
  },
  {
    what: "a withdrawal, confirmed",
    who: "mei",
    other: "verified",
    make: (api) => made(api, "applyTransactionOut", { ...place, amount: "100" }).rid,
    use: ["confirmTransactionOut", (rid) => ({ rid, verification: proof })],
    foreign: 40008,
    again: 60015,
  },
  {
    what: "a withdrawal, cancelled",
    who: "mei",
    other: "verified",
    make: (api) => made(api, "applyTransactionOut", { ...place, amount: "100" }).id,
    use: ["cancelApplyTransactionOut", (id) => ({ id })],
    foreign: 40008,
    again: 60017,
  },
  {
    what: "a file, handed in",
    who: "fresh",
    other: "rejected",
    make: (api) => made(api, "uploadImage", { file: image(), purpose: "identity" }).fileId,
    use: ["createKyc", passport],
    foreign: 90003,
    again: 90004,
  },
  {
    what: "an applicant of the provider, reported",
    who: "fresh",
    other: "rejected",
    make: (api) => made(api, "sumsubAccessToken").applicantId,
    use: ["updateKycStatus", (applicantId) => ({ applicantId, event: "applicantSubmitted" })],
    foreign: 400,
    again: null,
  },
  {
    what: "a second step of signing in",
    who: "mei",
    other: "verified",
    make: (api) => made(api, "authenticateByEmailAddress", signIn).verificationToken,
    use: ["securityVerification", (verificationToken) => ({ verificationToken, googleCode: "000000" })],
    foreign: 0,
    again: 90005,
  },
  {
    what: "a reset that was proven",
    who: "mei",
    other: "verified",
    make: (api) => {
      made(api, "sendVerificationCode", { scene: 1, emailAddress: signIn.emailAddress });
      const input = { emailAddress: signIn.emailAddress, code: "000000" };
      return made(api, "resetPasswordByEmailAddressVerification", input).resetToken;
    },
    use: [
      "resetPasswordByEmailAddress",
      (resetToken) => ({ resetToken, password: "Harbour-Pine-77", googleCode: "000000" }),
    ],
    foreign: 0,
    again: 90005,
  },
];

test.each(chains.map((chain) => [chain.what, chain] as const))("%s: checks own, foreign and stale ids", (_, chain) => {
  caller.reset();
  const [id, input] = chain.use;
  const api = caller.sandbox.as(chain.who);
  const other = caller.sandbox.as(chain.other);
  const value = chain.make(api);
  let key = 0;
  const use = (by: Api) => {
    const sent = encryptFields(by, operations[id], input(value));
    const before = world().hash();
    const reply = by.call(id, sent, { raw: true, idempotencyKey: `chain-${id}-${key++}` });
    return { code: reply.error?.code ?? 0, changed: world().hash() !== before };
  };
  // Without a session, the token's holder is its owner.
  if (chain.foreign !== 0) expect(use(other)).toEqual({ code: chain.foreign, changed: false });
  expect(use(api)).toEqual({ code: 0, changed: true });
  if (chain.again === null) expect(use(api).code).toBe(0);
  else expect(use(api)).toEqual({ code: chain.again, changed: false });
});

const contract = await Contract.read();
const inputs = contract.built.map((model) => [model.id, inputOf(contract, model)] as const);
/** Calls that take or return ids come more often. */
const chained = inputs.filter(([id]) =>
  /Out$|CoinAddress|Kyc|Official|uploadImage|sumsub|securityV|authenticateByE|Cash|Beneficiary|TopUp|PayIn|Whitelist|PaymentOrder|SubMerchant|RateSetting|ReceiptCode|Refund/.test(
    id,
  ),
);
const anyInput = fc.oneof(fc.constantFrom(...inputs), fc.constantFrom(...chained)).chain(([id, input]) =>
  fc.oneof(
    input.map((made) => ({ id, isGood: false, input: made })),
    fc.constant({ id, isGood: true, input: goodInput(id) }),
  ),
);
const step = fc.tuple(
  anyInput,
  fc.constantFrom(...people, "verified", "verified", "fresh"),
  fc.constantFrom(0, 0, 0, 61_000, 600_000),
  fc.constantFrom(0, 0, 0, 0, 1, 2, 3),
);
const STEPS = 60;
const WALKS = 200;

test("keeps the books balanced for any calls in any order with foreign ids", async () => {
  const answered = new Set<OperationId>();
  const walk = fc.property(fc.array(step, { minLength: STEPS / 2, maxLength: STEPS }), (steps) => {
    caller.reset();
    const ids = new Ids();
    for (const [{ id, isGood, input }, name, ms, pick] of steps) {
      if (ms > 0) caller.sandbox.stranger().control("POST", "clock/advance", { ms });
      const api = caller.signedIn(id, name);
      if (isGood) askForCodes(api, input);
      const sent = encryptFields(api, operations[id], ids.into(input, pick));
      const reply = caller.call(api, id, sent, { raw: true });
      expect(reply.status).toBeLessThan(500);
      if (reply.error === null) answered.add(id);
      ids.learn(reply.result);
    }
    expect(auditLedger(world().ledger)).toMatchObject({ balanced: true, findings: [] });
    expect(world().findings).toEqual([]);
  });
  await checkProperty("calls with each other's ids", { test: 40, soak: WALKS }, walk);
  // A walk in which every call is refused would prove nothing.
  expect(answered.size).toBeGreaterThan(inputs.length / 2);
});
