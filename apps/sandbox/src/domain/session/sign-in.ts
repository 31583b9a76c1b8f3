import type { Text } from "@coffer/errors";
import { LoginResult } from "@coffer/sdk/contract";
import type { Context } from "../../engine/context.ts";
import { Refusal, refuse } from "../../refusal.ts";
import { defineTable } from "../../world/table.ts";
import { attemptsText } from "../codes/codes.ts";
import { takeGoogleCode } from "../security/authenticator.ts";
import { checkNotLocked, rightEntry, wrongEntry } from "../security/lockout.ts";
import { type User, users } from "../user/user.ts";
import type { Session } from "./session.ts";
import { noteSignIn } from "./sign-in-record.ts";
import { checkTicket } from "./ticket.ts";
import { startSession } from "./tokens.ts";

const SIGN_IN = 1;
/** "The token lives 5 minutes and takes five attempts." */
const SECOND_STEP_LIFE = 5 * 60 * 1000;
const SECOND_STEP_ATTEMPTS = 5;

type SecondStep = { id: string; uid: string; expiresAt: number; attemptsLeft: number };
const secondSteps = defineTable<SecondStep>("secondSteps", { key: "id" });

export type SignedIn = { session: Session; accountType: User["accountType"] } | { verificationToken: string };

/** The first step: the derived password, for the ticket it was derived with. `contact` is what the ticket names. */
export function signIn(
  context: Context,
  user: User | undefined,
  contact: string,
  password: string,
  ticket: string,
): SignedIn {
  const { world } = context;
  const spend = checkTicket(world, ticket, SIGN_IN, contact);
  if (!user) throw refuse(90001, null, { remember: spend });
  const attempt = noted(context, user, spend);
  attempt(() => checkNotLocked(world, user, "signIn"), LoginResult.locked);
  if (password !== user.password) {
    attempt(() => {
      throw wrongEntry(world, user, "signIn", 90001);
    }, LoginResult.wrongPassword);
  }
  spend();
  checkMayEnter(user);
  rightEntry(world, user, "signIn");
  if (user.googleSecret === null) return { session: enter(context, user), accountType: user.accountType };
  const step = { id: `vt_${world.random.hex(16)}`, uid: user.uid, expiresAt: world.clock.now() + SECOND_STEP_LIFE };
  world.table(secondSteps).insert({ ...step, attemptsLeft: SECOND_STEP_ATTEMPTS });
  return { verificationToken: step.id };
}

/** The second step: what the authenticator shows. */
export function finishSignIn(context: Context, token: string, googleCode: string): SignedIn {
  const { world } = context;
  const steps = world.table(secondSteps);
  const step = steps.get(token);
  const user = step && world.table(users).get(step.uid);
  if (!step || !user || step.expiresAt <= world.clock.now()) throw refuse(90005);
  checkMayEnter(user);
  // Somebody else may have tried passwords in the meantime.
  checkNotLocked(world, user, "signIn");
  if (!takeGoogleCode(world, user, googleCode)) {
    const left = step.attemptsLeft - 1;
    const remember = () => {
      if (left > 0) steps.update(token, { attemptsLeft: left });
      else steps.delete(token);
      noteSignIn(world, user.uid, context, LoginResult.wrongGoogleCode);
    };
    throw refuse(50002, left > 0 ? attemptsText(left) : startAgain, { remember });
  }
  steps.delete(token);
  return { session: enter(context, user), accountType: user.accountType };
}

const startAgain: Text = { en: "Sign in again.", "zh-CN": "请重新登录。" };

function checkMayEnter(user: User): void {
  if (user.disabled) throw refuse(80001);
}

function enter(context: Context, user: User): Session {
  const { world } = context;
  world.table(users).update(user.uid, { lastLoginAt: world.clock.now() });
  noteSignIn(world, user.uid, context, LoginResult.succeeded);
  return startSession(world, user, { device: context.device, ip: context.ip });
}

/** Runs a check; when it refuses, the attempt stands in the history and the ticket is spent all the same. */
function noted(context: Context, user: User, spend: () => void) {
  return (check: () => void, result: LoginResult) => {
    try {
      check();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const remember = () => {
        error.options.remember?.();
        spend();
        noteSignIn(context.world, user.uid, context, result);
      };
      throw refuse(error.code, error.details, { ...error.options, remember });
    }
  };
}
