import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { EngineRequest } from "../../../core/request.ts";
import type { TestSandbox } from "../../../testing/client.ts";
import { image } from "../../../testing/images.ts";
import { codeOf } from "../../../testing/refusals.ts";
import { DAY, MINUTE, someone } from "../../../testing/someone.ts";
import type { PersonaName } from "../../auth/user/personas.ts";
import { fileContents } from "./content.ts";
import { storedFiles } from "./file.ts";

const people = ["mei", "verified", "fresh", "pending", "merchant", "cashier", "enterprise"] as const;
const purposes = ["identity", "merchantCertificate", "receiptCode", "paymentVoucher", "appealProof"] as const;

const ask = (sandbox: TestSandbox, url: string, more: Partial<EngineRequest> = {}) => {
  const path = new URL(url).pathname;
  const request = { method: "GET", path, query: "", headers: {}, body: { kind: "none" }, ip: "192.0.2.1" } as const;
  return sandbox.handle({ ...request, ...more }, 0);
};
const start = (name: PersonaName = "fresh") => {
  const who = someone(name);
  const send = (file = image("png", 1234), purpose = "identity") =>
    who.api.call("uploadImage", { file, purpose }).result.fileId;
  const address = (id: string) => who.api.call("getFile", { id }).result;
  return { ...who, send, address };
};

test.each(purposes)("serves a picture of %s to its uploader and no other account", (purpose) => {
  const { sandbox } = start();
  const sent = people.map((name) => {
    const { result } = sandbox.as(name).call("uploadImage", { file: image(), purpose });
    return [name, result.fileId] as const;
  });
  for (const [owner, id] of sent)
    for (const name of people) {
      const reply = sandbox.as(name).call("getFile", { id });
      expect([owner, name, reply.status, codeOf(reply)]).toEqual(
        owner === name ? [owner, name, 200, undefined] : [owner, name, 400, 50012],
      );
    }
  expect(sandbox.stranger().call("getFile", { id: sent[0]?.[1] }).status).toBe(401);
  expect(codeOf(sandbox.as("mei").call("getFile", { id: "file_AAAAAA" }))).toBe(50012);
});

test("serves the uploaded bytes with their detected type", () => {
  const { sandbox, send, address, world } = start();
  const file = image("gif", 70_000, 'my "pass\'port"\ud83d.png');
  file.bytes.set(
    Uint8Array.from({ length: 60_000 }, (_, at) => (at * 31) % 256),
    6,
  );
  const told = address(send(file));
  expect(told).toMatchObject({ contentType: "image/gif", size: 70_000, serverTime: world.clock.iso() });
  const reply = ask(sandbox, told.url);
  expect(reply.status).toBe(200);
  expect(reply.bytes).toEqual(file.bytes);
  expect(reply.headers).toMatchObject({
    "content-type": "image/gif",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": "inline; filename*=UTF-8''my%20%22pass%27port%22%EF%BF%BD.png",
    "cache-control": "private, no-store",
  });
});

test("expires an address after five minutes, and binds it to file, world and time", () => {
  const { sandbox, send, address, world } = start();
  const [one, other] = [address(send()), address(send(image("jpeg")))];
  const statusOf = (url: string) => ask(sandbox, url).status;
  expect(Date.parse(one.expiresAt) - world.clock.now()).toBe(5 * MINUTE);
  const [name = "", id = "", until = "", proof = ""] = one.url.split("/").at(-1)?.split(".") ?? [];
  const [, otherId] = other.url.split("/").at(-1)?.split(".") ?? [];
  const at = (...parts: (string | undefined)[]) => one.url.replace(/[^/]+$/, parts.join("."));
  expect(statusOf(at(name, id, until, proof))).toBe(200);
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  sandbox.stranger().control("POST", "worlds/fork", { id: "copy" });
  for (const wrong of [
    at(name, otherId, until, proof),
    at(name, id, later, proof),
    at("copy", id, until, proof),
    at(name, id, until, `${proof.slice(1)}0`),
    at(name, id, until),
    at("toString"),
  ])
    expect([wrong, statusOf(wrong)]).toEqual([wrong, 404]);
  world.clock.advance(5 * MINUTE - 1);
  expect(statusOf(one.url)).toBe(200);
  world.clock.advance(1);
  expect(statusOf(one.url)).toBe(404);
});

test("only reads, by the address, whatever world the headers name", () => {
  const { sandbox, send, address } = start();
  const { url } = address(send());
  expect(ask(sandbox, url, { method: "POST" })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  expect(ask(sandbox, url, { method: "HEAD" }).status).toBe(200);
  expect(ask(sandbox, url, { headers: { "x-sandbox-world": "elsewhere" } }).status).toBe(200);
});

test("deletes a removed file, and its bytes with the last copy", () => {
  const { sandbox, send, address, world, pass, api } = start();
  const [first, second] = [send(), send()];
  expect(world.table(fileContents).size).toBe(1);
  const photos = { frontFileId: first, selfieFileId: send(image("jpeg")) };
  const passport = { type: 0, region: "GB", certificateType: 1, certificateNumber: "925665416", validUntil: null };
  const person = { firstName: "Nora", lastName: "Fresh", birthday: "1993-07-22", city: "London", address: "1 Row" };
  expect(api.call("createKyc", { ...passport, ...person, ...photos }).status).toBe(200);
  const forgotten = send(image("bmp", 500));
  pass(DAY - 1);
  const { url } = address(forgotten);
  expect(world.table(fileContents).size).toBe(3);
  pass(1);
  expect(codeOf(api.call("getFile", { id: second }))).toBe(50012);
  expect(codeOf(api.call("getFile", { id: forgotten }))).toBe(50012);
  expect(ask(sandbox, url).status).toBe(404);
  expect(ask(sandbox, address(first).url).bytes).toEqual(image("png", 1234).bytes);
  expect(world.table(fileContents).size).toBe(2);
});

test("shows uploads to reviewers, and draws the seed's pictures", () => {
  const { sandbox, world } = start();
  const { items } = sandbox.stranger().control("GET", "review").body as {
    items: { queue: string; files: { id: string; url: string; size: number }[] }[];
  };
  const [shown] = items.find(({ queue }) => queue === "kyc")?.files ?? [];
  if (!shown) throw new Error("Nobody waits for a review with a picture.");
  expect(world.table(storedFiles).get(shown.id)?.purpose).toBe("identity");
  const { bytes, headers } = ask(sandbox, shown.url);
  expect([bytes?.length, headers["content-type"]]).toEqual([shown.size, "image/png"]);
  // Node inflates the drawn picture: 200 rows of 40 bytes, each after a filter byte.
  const data = Buffer.from(bytes ?? []);
  const at = data.indexOf("IDAT");
  expect(inflateSync(data.subarray(at + 4, at + 4 + data.readUInt32BE(at - 4)))).toHaveLength(200 * 41);
});
