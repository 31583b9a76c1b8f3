import { type OperationId, operations, type Result, type WireInput } from "@coffer/sdk/contract";
import { Refusal } from "../../../core/refusal.ts";
import { SECOND, type Stage } from "../../../core/scenario.ts";
import { totpAt } from "../../../crypto/totp.ts";
import type { World } from "../../../world/world.ts";
import { readInbox } from "../../auth/inbox/exports.ts";
import { type Context, startSession } from "../../auth/session/exports.ts";
import { contactOf, type PersonaName, personas, type User, users } from "../../auth/user/exports.ts";

const FROM = { device: "Chrome · macOS", ip: "203.0.113.24", base: "http://127.0.0.1:4010" };
const TOTP_PERIOD = 30 * SECOND;

/** A user of the story: calls operations as a client would, without the wire and its encryption. */
export type Person = ReturnType<typeof person>;

export const persona = (stage: Stage, name: PersonaName): Person =>
  person(stage, personas.find((each) => each.name === name)?.user.uid ?? null);

/** `null` is an anonymous visitor. */
export function person(stage: Stage, uid: string | null, from = FROM) {
  const { world } = stage;
  const user = (): User => {
    const row = uid === null ? undefined : world.table(users).get(uid);
    if (!row) throw new Error(`Nobody has the uid ${uid}.`);
    return row;
  };
  // The typed result of this call.
  const call = <Id extends OperationId>(id: Id, input: WireInput<Id>): Result<Id> =>
    stage.perform(id, contextOf(world, id, uid === null ? null : user(), from), input) as Result<Id>;
  return {
    stage,
    uid: uid ?? "",
    user,
    call,
    /** For a refusal that is part of the story: keeps its lasting changes. Returns its code. */
    refused: <Id extends OperationId>(id: Id, input: WireInput<Id>): number => {
      try {
        call(id, input);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { remember } = error.options;
        if (remember) world.atomic(remember);
        return error.code;
      }
      throw new Error(`${id} was expected to be refused.`);
    },
    /** Returns the authenticator's code. A code is valid once, so it waits for the next one. */
    googleCode: (): string => {
      world.clock.advance(TOTP_PERIOD);
      return totpAt(user().googleSecret ?? "", world.clock.now());
    },
    /** Returns the code of the latest e-mail or SMS. */
    lastCode: (to = contactOf(user())): string => readInbox(world, to)[0]?.code ?? "",
  };
}

function contextOf(world: World, id: OperationId, viewer: User | null, from: typeof FROM): Context {
  const operation = operations[id];
  const somebody = () => {
    if (!viewer) throw new Error(`${id} needs somebody signed in.`);
    return viewer;
  };
  return {
    world,
    operation,
    requestId: "req_scenario",
    language: viewer?.language ?? "en",
    ...from,
    idempotencyKey: operation.retry === "key" ? world.newId("key") : null,
    viewer,
    key: null,
    get user() {
      return somebody();
    },
    get session() {
      return startSession(world, somebody(), from);
    },
  };
}
