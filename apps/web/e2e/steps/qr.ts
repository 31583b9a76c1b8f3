import type { Locator } from "@playwright/test";
import jsQr from "jsqr";
import { PNG } from "pngjs";

/** Reads a QR code as a phone would: from the picture of it on the screen. */
export async function readQr(code: Locator): Promise<string> {
  const { data, width, height } = PNG.sync.read(await code.screenshot({ scale: "css" }));
  const found = jsQr(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error("No QR code can be read there.");
  return found.data;
}
