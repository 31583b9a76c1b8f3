import type { Result } from "@coffer/sdk/contract";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { EngineReply, EngineRequest } from "../../../core/request.ts";
import { MINUTE } from "../../../core/scenario.ts";
import { isSame } from "../../../crypto/is-same.ts";
import { secretOf } from "../../../crypto/key-triple.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { contentOf } from "./content.ts";
import { type StoredFile, storedFiles } from "./file.ts";

/** Below which files are served, in every adapter: an address holds world, file, end and what proves it. */
const FILES_PATH = "/api/files/";
const ADDRESS = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})\.(file_[0-9A-Z]+)\.([0-9a-z]{1,11})\.([0-9a-f]{64})$/;
/** "It gives an address that works for 5 minutes." */
const WORKS_FOR = 5 * MINUTE;

const proofOf = (world: World, id: string, until: string) =>
  bytesToHex(secretOf(world, `file ${world.id} ${id} ${until}`));

/** Returns a file's id with its short-lived address. `base` is the sandbox's address for the caller. */
export function addressView(world: World, file: StoredFile, base: string): Result<"getFile"> {
  const { id, name, mediaType: contentType, size } = file;
  const expiresAt = world.clock.now() + WORKS_FOR;
  const until = expiresAt.toString(36);
  const url = `${base}${FILES_PATH}${world.id}.${id}.${until}.${proofOf(world, id, until)}`;
  return { id, name, contentType, size, url, expiresAt: isoOf(expiresAt), serverTime: world.clock.iso() };
}

const isFilePath = (path: string) => path.startsWith(FILES_PATH);

export function worldOfFile(path: string): string | null {
  return isFilePath(path) ? (ADDRESS.exec(path.slice(FILES_PATH.length))?.[1] ?? null) : null;
}

/** Returns addresses for reviewers. A removed file has none. */
export const addressesOf = (world: World, ids: readonly string[], base: string): Result<"getFile">[] =>
  ids.flatMap((id) => {
    const file = world.table(storedFiles).get(id);
    return file ? [addressView(world, file, base)] : [];
  });

/** Returns the reply of a file's address; null for another path. */
export function fileAt(world: World, { method, path }: EngineRequest): EngineReply | null {
  if (!isFilePath(path)) return null;
  if (method !== "GET" && method !== "HEAD") return told(405, "A file is only read.", { allow: "GET, HEAD" });
  const [, , id = "", until = "", proof = ""] = ADDRESS.exec(path.slice(FILES_PATH.length)) ?? [];
  const file = world.table(storedFiles).get(id);
  const isGood = file && isSame(proof, proofOf(world, id, until)) && Number.parseInt(until, 36) > world.clock.now();
  if (!isGood) return told(404, "There is no file at this address, or it has ended: ask for another.");
  const bytes = contentOf(world, file.sha256);
  const headers = {
    "content-type": file.mediaType,
    "content-disposition": `inline; filename*=UTF-8''${encoded(file.name)}`,
    "cache-control": "private, no-store",
    // Whatever the bytes are, a browser shows a picture of this type or nothing.
    ...shut,
  };
  return { status: 200, headers, body: "", bytes };
}

/** Returns a name that is safe in a header. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const shut = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  // Pages of another origin show it: the web app may have another origin than the API.
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
} as const;

const told = (status: number, text: string, more: Record<string, string> = {}): EngineReply => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...shut, ...more },
  body: `${text}\n`,
});
