import { coffer } from "../../kernel/api.ts";
import type { Contact } from "./contact.ts";

export interface Credentials extends Contact {
  password: string;
}

/** The first step of signing in. The SDK derives and encrypts the password, and keeps the session if one starts. */
export const signIn = ({ by, emailAddress, countryCode, phoneNumber, password }: Credentials) =>
  by === "email"
    ? coffer.token.authenticateByEmailAddress({ emailAddress, password })
    : coffer.token.authenticateByPhoneNumber({ countryCode, phoneNumber, password });
