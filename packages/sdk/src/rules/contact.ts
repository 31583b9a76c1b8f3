import * as z from "zod/mini";

/** "Phone and email format checks on sign-up and contact form." */
export const emailAddress = z.email().check(z.maxLength(254));
/** An international dialling code with its plus sign, such as `+44`. */
export const countryCode = z.string().check(z.regex(/^\+[1-9][0-9]{0,3}$/));
/** The national number: digits only, without the dialling code. */
export const phoneNumber = z.string().check(z.regex(/^[0-9]{4,14}$/));

/** The six digits sent by mail or SMS. */
export const verificationCode = z.string().check(z.regex(/^[0-9]{6}$/));
/** The six digits of the authenticator app. */
export const googleCode = z.string().check(z.regex(/^[0-9]{6}$/));

/** The name of a saved withdrawal address. Assumed: the description gives no length. */
export const ADDRESS_NAME = { max: 40 } as const;
/** A name for a saved address, blanks at its ends left out. */
export const addressName = z.string().check(z.trim(), z.minLength(1), z.maxLength(ADDRESS_NAME.max));
