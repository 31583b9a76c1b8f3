import { QrCodeStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../../core/life-cycle.ts";
import { nameIn } from "../../../core/name-in.ts";
import { refuse } from "../../../core/refusal.ts";
import { dueTask } from "../../../world/due-task.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";

const { waiting, scanned, confirmed, expired, refused } = QrCodeStatus;

/** A browser that waits to be signed in by a phone. */
export type QrCodeRow = {
  id: string;
  /** The content of the drawn code, for the phone; the id stays in the browser. */
  secret: string;
  status: QrCodeStatus;
  /** The browser, as the phone shows it to its owner. */
  device: string;
  expiresAt: number;
  /** The owner of the scanning phone. */
  uid: string | null;
  confirmedAt: number | null;
  /** The session, once the browser has fetched it. */
  sessionId: string | null;
};
export const qrCodes = defineTable<QrCodeRow>("qrCodes", { key: "id", unique: ["secret"] });

export const qrLife: LifeCycle<QrCodeStatus> = {
  status: "QrCodeStatus",
  kept: { table: qrCodes, field: "status" },
  start: [waiting],
  moves: [
    { from: [waiting], to: scanned, by: ["actor:phone/scan"] },
    { from: [scanned], to: confirmed, by: ["actor:phone/confirm"] },
    { from: [scanned], to: refused, by: ["actor:phone/refuse"] },
    { from: [waiting, scanned], to: expired, by: ["refreshQrCode", "clock:signIn.qrExpired"] },
  ],
};

const SECOND = 1000;
/** "The code lives 90 seconds." */
export const QR_LIFE = 90 * SECOND;
/** "Ten minutes after it was made a code is forgotten." */
const KEPT = 600 * SECOND;

export function moveQrCode(world: World, code: QrCodeRow, status: QrCodeStatus, patch: Partial<QrCodeRow> = {}) {
  if (!allows(qrLife, code.status, status))
    throw refuse("orderStatusError", `${code.id} is ${nameIn(QrCodeStatus, code.status)}.`);
  return world.table(qrCodes).update(code.id, { ...patch, status });
}

export const qrExpired = dueTask("signIn.qrExpired", (world, { id }: { id: string }) => {
  const code = world.table(qrCodes).get(id);
  if (code && allows(qrLife, code.status, expired)) moveQrCode(world, code, expired);
});
export const qrForgotten = dueTask("signIn.qrForgotten", (world, { id }: { id: string }) => {
  if (world.table(qrCodes).get(id)) world.table(qrCodes).delete(id);
});

export function newQrCode(world: World, device: string): QrCodeRow {
  const now = world.clock.now();
  const code = world.table(qrCodes).insert({
    ...{ id: `qr_${world.random.hex(20)}`, secret: `qrs_${world.random.hex(20)}`, status: waiting, device },
    ...{ expiresAt: now + QR_LIFE, uid: null, confirmedAt: null, sessionId: null },
  });
  qrExpired.schedule(world, code.expiresAt, { id: code.id });
  qrForgotten.schedule(world, now + KEPT, { id: code.id });
  return code;
}

/** @throws 90005 if it is unknown or expired */
export function knownQrCode(world: World, id: string): QrCodeRow {
  const code = world.table(qrCodes).get(id);
  if (!code) throw refuse("verificationExpired");
  return code;
}

/** Invalidates the old one. */
export function replaceQrCode(world: World, id: string): QrCodeRow {
  const code = knownQrCode(world, id);
  if (code.status === confirmed) throw refuse("verificationExpired");
  if (allows(qrLife, code.status, expired)) moveQrCode(world, code, expired);
  return newQrCode(world, code.device);
}
