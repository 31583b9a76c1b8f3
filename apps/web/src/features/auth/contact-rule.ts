import { countryCode, emailAddress, phoneNumber } from "@coffer/sdk/rules";
import * as z from "zod/mini";
import type { ContactKind } from "./contact.ts";

/** The fields of both tabs; only those of the open tab are validated. */
export const contactFields = (by: ContactKind) => ({
  emailAddress: by === "email" ? emailAddress : z.string(),
  countryCode: by === "phone" ? countryCode : z.string(),
  phoneNumber: by === "phone" ? phoneNumber : z.string(),
});
