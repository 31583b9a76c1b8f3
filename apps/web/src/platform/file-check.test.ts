import { expect, it } from "vitest";
import { checkFile } from "./file-check.ts";

const rule = { kinds: ["jpeg", "png"], maxBytes: 20 } as const;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);

it("checks the bytes, not the name", async () => {
  expect(await checkFile(new File([png], "passport.exe"), rule)).toBeUndefined();
  expect(await checkFile(new File(["<script>"], "passport.png", { type: "image/png" }), rule)).toBe("wrongKind");
});

it("rejects empty and too large files", async () => {
  expect(await checkFile(new Blob([]), rule)).toBe("empty");
  expect(await checkFile(new Blob([png, new Uint8Array(11)]), rule)).toBe("tooLarge");
});
