import { expect, test } from "vitest";
import { createSandbox } from "./in-process.ts";

const URL_OF = (path: string) => `https://api.coffer.example${path}`;
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);

const start = async () => {
  const sandbox = createSandbox();
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await sandbox.fetch(URL_OF(path), { method: "POST", body, headers });
    return { status: response.status, body: await response.json() };
  };
  const json = { "content-type": "application/json" };
  const { body } = await post("/__sandbox/api/personas/sign-in", JSON.stringify({ name: "fresh" }), json);
  const send = (form: BodyInit, headers = {}) =>
    post("/api/services/app/ReceiptMethod/UploadImage", form, {
      authorization: `Bearer ${body.accessToken}`,
      ...headers,
    });
  return { sandbox, send };
};
const formOf = (...files: [name: string, file: File][]) => {
  const form = new FormData();
  form.append("purpose", "identity");
  for (const [name, file] of files) form.append(name, file);
  return form;
};
const photo = (bytes: BlobPart = JPEG, name = "passport 照片.jpg") => new File([bytes], name, { type: "text/plain" });

test("reads a browser's form whatever type it claims", async () => {
  const { send } = await start();
  const { status, body } = await send(formOf(["file", photo()]));
  expect(status).toBe(200);
  expect(body.result).toMatchObject({ name: "passport 照片.jpg", mediaType: "image/jpeg", size: JPEG.length });
});

test("refuses no file, two, one in a wrong field, and a too large one", async () => {
  const { sandbox, send } = await start();
  const before = sandbox.world().hash();
  expect((await send(formOf())).body.error.code).toBe(50012);
  expect((await send(formOf(["file", photo()], ["file", photo()]))).body.error.code).toBe(50016);
  const misplaced = await send(formOf(["picture", photo()]));
  expect(misplaced.body.error.validationErrors).toContainEqual(expect.objectContaining({ field: "picture" }));
  const large = await send(formOf(["file", photo(new Uint8Array(11 * 1024 * 1024))]));
  expect([large.status, large.body.error.code]).toEqual([413, 413]);
  expect(sandbox.world().hash()).toBe(before);
});

test("refuses a malformed form", async () => {
  const { sandbox, send } = await start();
  const before = sandbox.world().hash();
  expect((await send("{}", { "content-type": "application/json" })).status).toBe(415);
  expect((await send("nothing", { "content-type": "multipart/form-data; boundary=x" })).status).toBe(400);
  expect((await send("nothing", { "content-type": "multipart/form-data" })).status).toBe(400);
  expect(sandbox.world().hash()).toBe(before);
});
