import { MultisigWithdrawalStatus } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { nameIn } from "../../core/name-in.ts";
import { ModelWorld, Sums } from "../../testing/model-world.ts";
import { PIN } from "../../testing/scene.ts";
import { elsewhereAccepts } from "../../testing/verifier.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { type DeviceName, deviceAt, deviceNames, devices, signedBy } from "./devices.ts";
import { multisigAccount } from "./wallet.ts";
import { type Decision, hashToSign, type MultisigWithdrawal, multisigWithdrawals } from "./withdrawal.ts";

const ETH = { coin: "ETH", network: "ETH" };
const TO = { ...ETH, address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" };
const verification = { fundPassword: PIN };
const { onChain, success } = MultisigWithdrawalStatus;

const who = fc.nat({ max: 6 });
const which = fc.nat({ max: 2 });
const decision = fc.constantFrom<Decision>("sign", "sign", "sign", "refuse");
const step = (name: string, weight: number, more: Record<string, fc.Arbitrary<unknown>> = {}) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...more }),
});
const command = fc.oneof(
  step("propose", 3, { amount: fc.constantFrom("0.5", "2", "40") }),
  step("say", 9, { who, which, decision }),
  // The signature of another user, another withdrawal, or the other decision.
  step("forge", 3, { who, which, decision, how: fc.constantFrom("other", "replay", "turned") }),
  step("again", 2),
  step("cancel", 1, { which }),
  step("drop", 1, { which }),
  step("pass", 2, { seconds: fc.constantFrom(1, 30, 200, 259_200) }),
);
type Step = {
  do: string;
  who?: number;
  which?: number;
  decision?: Decision;
  how?: string;
  amount?: string;
  seconds?: number;
};
const say = (at: number, said: Decision = "sign"): Step => ({ do: "say", who: at, which: 0, decision: said });
const asked: Step = { do: "propose", amount: "2" };
/** Every outcome once, so that random steps only add unusual orders. */
const everyEnd: [[number, number], Step[]][] = [
  [
    [3, 2],
    [asked, say(0), say(0), say(1), say(2), { do: "pass", seconds: 200 }, { do: "again" }],
  ],
  [
    [2, 2],
    [asked, say(0), say(1, "refuse"), asked, { do: "cancel", which: 0 }, { do: "cancel", which: 0 }],
  ],
  [
    [7, 4],
    [asked, say(0), say(1), say(2), { do: "pass", seconds: 259_200 }, say(3)],
  ],
  [
    [4, 3],
    [asked, say(3), say(2), say(1), { do: "drop", which: 0 }, asked, asked],
  ],
];

const model = new ModelWorld("verified");
const reached = new Set<string>();

class Wallet {
  readonly #id: string;
  readonly #names: readonly DeviceName[];
  /** The model's decisions of each withdrawal while it was open. */
  readonly #said = new Map<string, Map<string, Decision>>();
  readonly #checked = new Set<string>();
  #last: object | null = null;

  constructor([signers, least]: [number, number]) {
    this.#names = deviceNames.slice(0, signers);
    let id = "";
    const accounts: string[] = [];
    model.begin(accounts, () => {
      for (const device of deviceNames) model.act("signer/answer", { device, answer: "sleeps" });
      const input = { name: "Treasury", ...ETH, minSignatures: least, signers: this.#signers, verification };
      const made = model.api.call("createWallet", input, model.key()).result;
      id = made?.id ?? "";
      model.act("chain/deposit-multisig", { ...ETH, address: made?.networks[0]?.address, amount: "20" });
      model.pass(600);
      accounts.push(multisigAccount(id, ETH));
    });
    this.#id = id;
  }
  get #signers() {
    return this.#names.map((name) => ({ address: addressOf(name), label: name }));
  }
  get account(): string {
    return multisigAccount(this.#id, ETH);
  }
  get #all(): MultisigWithdrawal[] {
    return model.world.table(multisigWithdrawals).all();
  }

  run(step: Step): void {
    const withdrawal = this.#all.toReversed()[step.which ?? 0];
    if (step.do === "propose") this.#propose(step.amount ?? "2");
    if (step.do === "say" && withdrawal) this.#say(withdrawal, step);
    if (step.do === "forge" && withdrawal) this.#forge(withdrawal, step);
    if (step.do === "again" && this.#last) this.#send(this.#last);
    if (step.do === "cancel" && withdrawal) {
      const input = { id: withdrawal.id, verification };
      model.refusable(() => model.api.call("cancelMultisigWithdrawal", input, model.key()));
    }
    if (step.do === "drop" && withdrawal) model.act("chain/drop-multisig", { id: withdrawal.id });
    if (step.do === "pass") model.pass(step.seconds ?? 0);
  }

  /**
   * It was sent exactly when the threshold of valid, distinct signatures was met, once; the rest is available or
   * held.
   */
  check(): void {
    const sums = new Sums();
    for (const withdrawal of this.#all) {
      const amount = minorOf(model.world, "ETH", withdrawal.amount);
      const said = [...(this.#said.get(withdrawal.id)?.values() ?? [])];
      const signed = said.filter((each) => each === "sign").length;
      const left = withdrawal.status === onChain || withdrawal.status === success;
      expect([withdrawal.id, withdrawal.txHash !== null]).toEqual([withdrawal.id, signed >= withdrawal.minSignatures]);
      if (left) sums.move(this.account, -amount);
      else if (withdrawal.failKind === null) sums.hold(this.account, amount);
      for (const { address, decision: word, signature } of withdrawal.words) {
        if (this.#checked.has(signature)) continue;
        this.#checked.add(signature);
        const name = deviceAt("evm", address)?.name ?? "";
        expect(elsewhereAccepts(name, hashToSign(withdrawal, word), signature)).toBe(true);
      }
      reached.add(`${nameIn(MultisigWithdrawalStatus, withdrawal.status)} ${withdrawal.failKind ?? ""}`.trim());
    }
    model.check(sums);
  }

  #propose(amount: string): void {
    const input = { ...TO, id: this.#id, amount, verification };
    model.refusable(() => model.api.call("enterpriseWithdrawal", input, model.key()));
  }
  #say(withdrawal: MultisigWithdrawal, { who = 0, decision: word = "sign" }: Step): void {
    const name = deviceNames[who] as DeviceName;
    const told = this.#send(inputOf(withdrawal, name, word));
    const said = this.#said.get(withdrawal.id) ?? new Map<string, Decision>();
    if (!this.#names.includes(name)) expect(told.error?.code).toBe(40018);
    else if (!told.error && !said.has(name)) this.#said.set(withdrawal.id, said.set(name, word));
  }
  #forge(withdrawal: MultisigWithdrawal, { who = 0, decision: word = "sign", how }: Step): void {
    const name = this.#names[who % this.#names.length] as DeviceName;
    const input = inputOf(withdrawal, name, word);
    const other = this.#names[(who + 1) % this.#names.length] as DeviceName;
    const elsewhere = this.#all.find(({ id }) => id !== withdrawal.id);
    const turned = word === "sign" ? "refuse" : "sign";
    const signature =
      how === "other"
        ? inputOf(withdrawal, other, word).signature
        : how === "turned"
          ? inputOf(withdrawal, name, turned).signature
          : elsewhere && inputOf(elsewhere, name, word).signature;
    if (signature) expect(this.#send({ ...input, signature }, false).error?.code).toBe(50002);
  }
  #send(input: object, keep = true) {
    if (keep) this.#last = input;
    return model.refusable(() => model.api.call("submitMultisigSignature", input as never));
  }
}

const addressOf = (name: DeviceName) => devices().find((device) => device.name === name)?.addresses.evm ?? "";
function inputOf(withdrawal: MultisigWithdrawal, name: DeviceName, word: Decision) {
  const device = devices().find((each) => each.name === name);
  if (!device) throw new Error(`There is no device ${name}.`);
  const { signingCode } = withdrawal;
  return { signingCode, address: device.addresses.evm, decision: word, signature: signedBy(device, withdrawal, word) };
}

test(
  "sends coins exactly when the threshold of valid, distinct signatures is met, once",
  async () => {
    const terms = fc
      .integer({ min: 2, max: 7 })
      .chain((signers) => fc.tuple(fc.constant(signers), fc.integer({ min: 2, max: signers })));
    await checkProperty(
      "withdrawals several have to sign",
      { test: 100, soak: 10_000 },
      fc.property(terms, fc.array(command, { minLength: 1, maxLength: 30, size: "max" }), (of, steps) => {
        const wallet = new Wallet(of);
        for (const each of steps) {
          wallet.run(each as Step);
          wallet.check();
        }
        // The passing time ends everything that is open.
        wallet.run({ do: "pass", seconds: 259_200 });
        wallet.check();
        expect(model.world.table(multisigWithdrawals).part("open")).toEqual([]);
      }),
      { examples: everyEnd as never },
    );
    for (const end of ["success", "failed expired", "failed cancelled", "failed refused", "failed dropped"])
      expect(reached).toContain(end);
    for (const code of [40018, 50002, 50009, 60015, 60017]) expect(model.met).toContain(code);
  },
  TIMEOUT_MS,
);
