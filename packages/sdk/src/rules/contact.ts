import * as z from "zod";

/** "Phone and email format checks on sign-up and contact form." */
export const emailAddress = z.email().max(254);
/** An international dialling code with its plus sign, such as `+44`. */
export const countryCode = z.string().regex(/^\+[1-9][0-9]{0,3}$/);
/** The national number: digits only, without the dialling code. */
export const phoneNumber = z.string().regex(/^[0-9]{4,14}$/);

/** The six digits sent by mail or SMS. */
export const verificationCode = z.string().regex(/^[0-9]{6}$/);
/** The six digits of the authenticator app. */
export const googleCode = z.string().regex(/^[0-9]{6}$/);

/** The name of a saved withdrawal address. Assumed: the description gives no length. */
export const ADDRESS_NAME = { max: 40 } as const;
/** A name for a saved address, blanks at its ends left out. */
export const addressName = z.string().trim().min(1).max(ADDRESS_NAME.max);
