import type { Locator } from "@playwright/test";
import jsQr from "jsqr";
import { PNG } from "pngjs";

/** Reads a QR code from its picture on the screen, as a phone would. */
export async function readQr(code: Locator): Promise<string> {
  const { data, width, height } = PNG.sync.read(await code.screenshot({ scale: "css" }));
  const found = jsQr(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error("No QR code can be read there.");
  return found.data;
}
