import type { VerificationScene } from "@coffer/sdk";
import { coffer } from "../../platform/api.ts";
import type { Contact, ContactKind } from "./contact.ts";

/** Sends a code to a contact for a scene. */
export const sendCode = (
  scene: VerificationScene,
  by: ContactKind,
  { emailAddress, countryCode, phoneNumber }: Omit<Contact, "by">,
) =>
  coffer.basic.sendVerificationCode({
    scene,
    ...(by === "email" ? { emailAddress } : { countryCode, phoneNumber }),
  });
