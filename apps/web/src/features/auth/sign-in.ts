import { coffer } from "../../platform/api.ts";
import { recogniseDevice } from "../../platform/device-id.ts";
import type { Contact } from "./contact.ts";

export interface Credentials extends Contact {
  password: string;
}

/** The first step of signing in. The SDK derives and encrypts the password, and stores a started session. */
export async function signIn({ by, emailAddress, countryCode, phoneNumber, password }: Credentials) {
  await recogniseDevice();
  return by === "email"
    ? coffer.auth.authenticateByEmailAddress({ emailAddress, password })
    : coffer.auth.authenticateByPhoneNumber({ countryCode, phoneNumber, password });
}
