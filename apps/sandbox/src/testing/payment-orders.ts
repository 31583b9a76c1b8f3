import type { OperationId } from "@coffer/sdk/contract";
import type { PersonaName } from "../modules/auth/user/personas.ts";
import { done, type Scene } from "./scene.ts";

export type Fields = Record<string, unknown>;

/** What tests ask a customer to pay. */
export const bench = {
  merchantOrderNumber: "HP-10442",
  subject: "Oak bench",
  fiatCurrency: "EUR",
  coin: "USDT",
  network: "TRC20",
  amount: "100",
};
/** An address nobody of the sandbox has. */
export const elsewhere = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const HOURS = 6 * 60 * 60 * 1000;

let intents = 0;
/** Sessions of one account share their keys. */
export function keyed() {
  intents += 1;
  return { idempotencyKey: `merchant-intent-${intents}` };
}
/** A number nobody used. */
export const numbered = () => ({ merchantOrderNumber: keyed().idempotencyKey });

/** A step on the way, by somebody signed in now. */
export const step = <Id extends OperationId>(
  scene: Scene,
  id: Id,
  input: Fields = {},
  name: PersonaName = "merchant",
) => done(scene.as(name), id, input, keyed());

/** One that was paid exactly and is settled. */
export function paidOrder(scene: Scene, changes: Fields = {}): string {
  const { id } = step(scene, "createPaymentOrder", { ...bench, ...numbered(), ...changes });
  scene.act("payer/pay", { id });
  scene.pass(HOURS);
  return id;
}
