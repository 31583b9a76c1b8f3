import type { OperationId } from "@coffer/sdk/contract";
import type { PersonaName } from "../modules/auth/user/personas.ts";
import { done, type Scene } from "./scene.ts";

export type Fields = Record<string, unknown>;

/** The amount that tests ask a customer to pay. */
export const bench = {
  merchantOrderNumber: "HP-10442",
  subject: "Oak bench",
  fiatCurrency: "EUR",
  coin: "USDT",
  network: "TRC20",
  amount: "100",
};
/** An address outside the sandbox. */
export const elsewhere = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const HOURS = 6 * 60 * 60 * 1000;

let intents = 0;
/** Sessions of one account share their keys. */
export function keyed() {
  intents += 1;
  return { idempotencyKey: `merchant-intent-${intents}` };
}
/** Returns an unused order number. */
export const numbered = () => ({ merchantOrderNumber: keyed().idempotencyKey });

/** Runs a step as a newly signed-in user. */
export const step = <Id extends OperationId>(
  scene: Scene,
  id: Id,
  input: Fields = {},
  name: PersonaName = "merchant",
) => done(scene.as(name), id, input, keyed());

/** Creates an order that is paid exactly and settled. */
export function paidOrder(scene: Scene, changes: Fields = {}): string {
  const { id } = step(scene, "createPaymentOrder", { ...bench, ...numbered(), ...changes });
  scene.act("payer/pay", { id });
  scene.pass(HOURS);
  return id;
}
