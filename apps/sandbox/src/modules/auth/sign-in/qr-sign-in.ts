import { QrCodeStatus, type Result } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import { checkNotLocked } from "../../profile/exports.ts";
import { checkRate, countOnce, type Rate } from "../codes/exports.ts";
import { type Context, type Operations, sessions } from "../session/exports.ts";
import { users } from "../user/exports.ts";
import { knownQrCode, newQrCode, type QrCodeRow, qrCodes, replaceQrCode } from "./qr-code.ts";
import { checkMayEnter, enter } from "./sign-in.ts";
import { wireSession } from "./wire-session.ts";

/** "It gives the session for 10 seconds after that, then 90005." */
const GIVEN_FOR = 10 * 1000;
/** The mobile app's address for scanned codes; the host is a placeholder until the owner names it. */
const SCAN_URL = "https://app.coffer.example/qr";

/** Codes one client makes. A page that shows one renews it 40 times an hour. */
export const QR_RATE: Rate = { name: "qrCodes", limit: 300 };

export const qrOperations = {
  createQrCode: (context, { deviceName }) => {
    noteQrCode(context);
    return toWire(context, newQrCode(context.world, deviceName ?? context.device));
  },
  refreshQrCode: (context, { id }) => {
    noteQrCode(context);
    return toWire(context, replaceQrCode(context.world, id));
  },
  getQrCodeStatus: (context, { id }) => {
    const { world } = context;
    const code = knownQrCode(world, id);
    const over = code.status === QrCodeStatus.expired || code.status === QrCodeStatus.refused;
    return {
      status: code.status,
      expireInSeconds: over ? 0 : secondsLeft(world.clock.now(), code),
      session: code.status === QrCodeStatus.confirmed ? give(context, code) : null,
    };
  },
} satisfies Operations;

function noteQrCode({ world, ip }: Context): void {
  checkRate(world, QR_RATE, ip);
  countOnce(world, QR_RATE, ip);
}

/** Returns the session of a confirmed code: created by the browser's first call, and returned again by later ones. */
function give(context: Context, code: QrCodeRow) {
  const { world } = context;
  const user = world.table(users).get(code.uid ?? "");
  if (!user || world.clock.now() >= (code.confirmedAt ?? 0) + GIVEN_FOR) throw refuse("verificationExpired");
  checkMayEnter(user);
  checkNotLocked(world, user, "signIn");
  const session = code.sessionId === null ? enter(context, user) : world.table(sessions).get(code.sessionId);
  if (!session) throw refuse("verificationExpired");
  if (code.sessionId === null) world.table(qrCodes).update(code.id, { sessionId: session.id });
  return wireSession(world, session, user.accountType);
}

const secondsLeft = (now: number, { expiresAt }: QrCodeRow) => Math.max(0, Math.ceil((expiresAt - now) / 1000));

const toWire = ({ world }: Context, code: QrCodeRow): Result<"createQrCode"> => ({
  id: code.id,
  content: `${SCAN_URL}?c=${code.secret}`,
  expiresAt: isoOf(code.expiresAt),
  expireInSeconds: secondsLeft(world.clock.now(), code),
  serverTime: world.clock.iso(),
});
