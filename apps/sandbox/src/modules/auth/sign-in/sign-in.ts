import type { Text } from "@coffer/errors";
import { LoginResult, PtrBusinessType } from "@coffer/sdk/contract";
import { codeOf, Refusal, refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { checkNotLocked, rightEntry, takeGoogleCode, wrongEntry } from "../../profile/exports.ts";
import { checkRate, countOnce, type Rate } from "../codes/exports.ts";
import { type Context, checkTicket, happeningLists, type Session, startSession } from "../session/exports.ts";
import { type User, users } from "../user/exports.ts";
import { refuseUnknown } from "./unknown-name.ts";

/** A sign-in or an attempt, for the history. */
export type SignInRecord = { id: string; uid: string; at: number; ip: string; device: string; result: LoginResult };
/** The number of stored rows per user: scripts would make an endless history. */
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

/** "The token lives 5 minutes." */
const SECOND_STEP_LIFE = 5 * 60 * 1000;

/** A right password whose authenticator code is pending. */
type SecondStep = { id: string; uid: string; expiresAt: number };
export const secondSteps = defineTable<SecondStep>("secondSteps", { key: "id" });

/** Wrong passwords and authenticator codes of one client at sign-in, for whichever accounts. */
export const WRONG_RATE: Rate = { name: "wrongSignIns", limit: 100 };

export type SignedIn = { session: Session; accountType: User["accountType"] } | { verificationToken: string };

/** The first step: the derived password, for its ticket. `contact` is the ticket's key. */
export function signIn(
  context: Context,
  user: User | undefined,
  contact: string,
  password: string,
  ticket: string,
): SignedIn {
  const { world } = context;
  checkRate(world, WRONG_RATE, context.ip);
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
  const step = newSecondStep(world, user);
  return { verificationToken: step.id };
}

function newSecondStep(world: World, { uid }: User): SecondStep {
  const table = world.table(secondSteps);
  const now = world.clock.now();
  for (const old of table.rows()) {
    if (old.expiresAt > now) break;
    table.delete(old.id);
  }
  return table.insert({ id: `vt_${world.random.hex(16)}`, uid, expiresAt: now + SECOND_STEP_LIFE });
}

/** The second step: the authenticator's code. */
export function finishSignIn(context: Context, token: string, googleCode: string): SignedIn {
  const { world } = context;
  const steps = world.table(secondSteps);
  const step = steps.get(token);
  const user = step && world.table(users).get(step.uid);
  if (!step || !user || step.expiresAt <= world.clock.now()) throw refuse("verificationExpired");
  checkMayEnter(user);
  // Wrong passwords may have been entered in the meantime.
  checkNotLocked(world, user, "signIn");
  checkNotLocked(world, user, "secondStep");
  checkRate(world, WRONG_RATE, context.ip);
  if (!takeGoogleCode(world, user, googleCode)) throw wrongGoogleCode(context, user, step);
  rightEntry(world, user, "secondStep");
  steps.delete(token);
  return { session: enter(context, user), accountType: user.accountType };
}

/** Counts for the account: a new sign-in gives a new token, not new attempts. The fifth ends the token. */
function wrongGoogleCode(context: Context, user: User, step: SecondStep): Refusal {
  const { world } = context;
  const wrong = wrongEntry(world, user, "secondStep", "securityVerificationFailed");
  const locks = wrong.code === codeOf("signInBanned");
  const remember = () => {
    wrong.options.remember?.();
    if (locks) world.table(secondSteps).delete(step.id);
    noteSignIn(world, user.uid, context, LoginResult.wrongGoogleCode);
    countOnce(world, WRONG_RATE, context.ip);
  };
  if (!locks) return new Refusal(wrong.code, wrong.details, { ...wrong.options, remember });
  return refuse("securityVerificationFailed", startAgain, { remember, data: { attemptsLeft: 0 } });
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

/** Runs a check. A refusal still records the attempt and uses the ticket. */
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
        if (result === LoginResult.wrongPassword) countOnce(context.world, WRONG_RATE, context.ip);
      };
      throw new Refusal(error.code, error.details, { ...error.options, remember });
    }
  };
}
