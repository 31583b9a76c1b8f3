import type { Text } from "@coffer/errors";
import { QrCodeStatus } from "@coffer/sdk/contract";
import type { Action, Actor } from "../../../core/actor.ts";
import { invalid } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { userIn, users, WHO } from "../user/exports.ts";
import { moveQrCode, type QrCodeRow, qrCodes } from "./qr-code.ts";

const { waiting, scanned, confirmed, refused } = QrCodeStatus;

const codesIn = (world: World, status: QrCodeStatus) =>
  world
    .table(qrCodes)
    .all()
    .filter((code) => code.status === status);

function codeIn(world: World, id: string): QrCodeRow {
  const code = world.table(qrCodes).get(id);
  if (!code) throw invalid("id", "unknown", "No code is known by it in this world.");
  return code;
}

/** The code that a camera read. */
function drawnCode(world: World, content: string): QrCodeRow {
  const code = world.table(qrCodes).one("secret", /[?&]c=([^&]*)/.exec(content)?.[1] ?? "");
  if (!code) throw invalid("content", "unknown", "No code of this world is drawn like that.");
  return code;
}

/** The owner's answer to "Sign in on this browser?". */
const answer = (about: Text, status: QrCodeStatus): Action => ({
  about,
  takes: ["id"],
  now: (world) =>
    codesIn(world, scanned).map(({ id, device, uid }) => ({
      send: { id },
      summary: `${device}, ${world.table(users).get(uid ?? "")?.name ?? uid} (${id})`,
    })),
  run: (world, fields) => {
    const id = fields.text("id");
    fields.done();
    const patch = status === confirmed ? { confirmedAt: world.clock.now() } : {};
    return toTold(moveQrCode(world, codeIn(world, id), status, patch));
  },
});

/** The secret is part of the drawn code only. */
const toTold = ({ id, device, uid, status }: QrCodeRow) => ({ id, device, uid, status });

/** The mobile app, in front of a sign-in screen with a code. */
export const phone: Actor = {
  title: { en: "Phone", "zh-CN": "手机" },
  about: {
    en: "The mobile app of a signed-in person: scans the code of a sign-in screen, and confirms or refuses.",
    "zh-CN": "已登录用户的手机应用：扫描登录页的二维码，并确认或拒绝登录。",
  },
  actions: {
    scan: {
      about: {
        en: "Somebody's phone scans the code, named by its id or by what is drawn. Who: persona name, uid or contact.",
        "zh-CN": "某人的手机扫描二维码（用编号或二维码内容指定）。扫码人：角色名、UID 或联系方式。",
      },
      takes: ["id?", "content?", ...WHO],
      now: (world) => codesIn(world, waiting).map(({ id, device }) => ({ send: { id }, summary: `${device} (${id})` })),
      run: (world, fields) => {
        const content = fields.optionalText("content");
        const code = content === undefined ? codeIn(world, fields.text("id")) : drawnCode(world, content);
        const { uid } = userIn(world, fields);
        fields.done();
        return toTold(moveQrCode(world, code, scanned, { uid }));
      },
    },
    confirm: answer({ en: "Its owner confirms the sign-in.", "zh-CN": "机主确认登录。" }, confirmed),
    refuse: answer({ en: "Its owner says no.", "zh-CN": "机主拒绝登录。" }, refused),
  },
};
