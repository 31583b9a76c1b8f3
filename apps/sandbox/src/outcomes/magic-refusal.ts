import type { ErrorCode } from "@coffer/errors";
import type { OperationId } from "@coffer/sdk/contract";
import { UploadedFile } from "../engine/request.ts";
import type { World } from "../world/world.ts";
import { isMagicAllowed, MAGIC_FILE, magicContactOf } from "./magic.ts";

const signIn: readonly OperationId[] = ["authenticateByEmailAddress", "authenticateByPhoneNumber"];
const signUp: readonly OperationId[] = ["registerByEmailAddress", "registerByPhoneNumber", "registerMerchant"];

/** The code a value in the input asks for; null where it is an input like any other. */
export function magicRefusal(world: World, operation: OperationId, input: Record<string, unknown>): ErrorCode | null {
  if (!isMagicAllowed(world)) return null;
  if (operation === "uploadImage")
    return input.file instanceof UploadedFile && input.file.name.startsWith(MAGIC_FILE) ? 50013 : null;
  const isSignIn = signIn.includes(operation);
  const isSignUp = signUp.includes(operation);
  if (!isSignIn && !isSignUp && operation !== "sendVerificationCode") return null;
  const { emailAddress, countryCode, phoneNumber } = input;
  const contact = typeof emailAddress === "string" ? emailAddress.toLowerCase() : `${countryCode}${phoneNumber}`;
  const magic = magicContactOf(world, contact);
  if (magic === "maintenance") return 1;
  if (magic === "locked" && isSignIn) return 50010;
  return magic === "notQualified" && isSignUp ? 90006 : null;
}
