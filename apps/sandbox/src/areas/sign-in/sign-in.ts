import type { Text } from "@coffer/errors";
import { LoginResult, PtrBusinessType } from "@coffer/sdk/contract";
import { Refusal, refuse } from "../../engine/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { attemptsText } from "../codes/exports.ts";
import { checkNotLocked, rightEntry, takeGoogleCode, wrongEntry } from "../security/exports.ts";
import { type Context, checkTicket, happeningLists, type Session, startSession } from "../session/exports.ts";
import { type User, users } from "../user/exports.ts";
import { refuseUnknown } from "./unknown-name.ts";

/** A sign-in or an attempt, for the history. */
export type SignInRecord = { id: string; uid: string; at: number; ip: string; device: string; result: LoginResult };
/** Rows kept for one user: a script that signs in would make an endless history. */
const KEPT = 500;
export const signInRecords = defineTable<SignInRecord>("signInRecords", {
  key: "id",
  indexes: ["uid"],
  lists: happeningLists(["result"]),
});

export function noteSignIn(world: World, uid: string, from: { ip: string; device: string }, result: LoginResult): void {
  const { ip, device } = from;
  const table = world.table(signInRecords);
  const [oldest, ...others] = table.find("uid", uid);
  if (oldest && others.length + 1 >= KEPT) table.delete(oldest.id);
  table.insert({ id: world.newId("lgn"), uid, at: world.clock.now(), ip, device, result });
}

/** "The token lives 5 minutes and takes five attempts." */
const SECOND_STEP_LIFE = 5 * 60 * 1000;
const SECOND_STEP_ATTEMPTS = 5;

type SecondStep = { id: string; uid: string; expiresAt: number; attemptsLeft: number };
export const secondSteps = defineTable<SecondStep>("secondSteps", { key: "id" });

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
  const spend = checkTicket(world, ticket, PtrBusinessType.signIn, contact);
  const attempt = noted(context, user, spend);
  if (!user) {
    return attempt(() => {
      throw refuseUnknown(world, contact);
    }, LoginResult.wrongPassword);
  }
  attempt(() => checkNotLocked(world, user, "signIn"), LoginResult.locked);
  if (password !== user.password) {
    attempt(() => {
      throw wrongEntry(world, user, "signIn", "accountVerificationFailed");
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
  if (!step || !user || step.expiresAt <= world.clock.now()) throw refuse("verificationExpired");
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
    throw refuse("securityVerificationFailed", left > 0 ? attemptsText(left) : startAgain, {
      remember,
      data: { attemptsLeft: left },
    });
  }
  steps.delete(token);
  return { session: enter(context, user), accountType: user.accountType };
}

const startAgain: Text = { en: "Sign in again.", "zh-CN": "请重新登录。" };

export function checkMayEnter(user: User): void {
  if (user.disabled) throw refuse("userDisabled80001");
}

export function enter(context: Context, user: User): Session {
  const { world } = context;
  world.table(users).update(user.uid, { lastLoginAt: world.clock.now() });
  noteSignIn(world, user.uid, context, LoginResult.succeeded);
  return startSession(world, user, { device: context.device, ip: context.ip });
}

/** Runs a check; when it refuses, an account's history has the attempt and the ticket is spent all the same. */
function noted(context: Context, user: User | undefined, spend: () => void) {
  return <Checked>(check: () => Checked, result: LoginResult): Checked => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const remember = () => {
        error.options.remember?.();
        spend();
        if (user) noteSignIn(context.world, user.uid, context, result);
      };
      throw new Refusal(error.code, error.details, { ...error.options, remember });
    }
  };
}
