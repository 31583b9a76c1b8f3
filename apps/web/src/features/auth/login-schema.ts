import * as z from "zod/mini";
import type { ContactKind } from "./contact.ts";
import { contactFields } from "./contact-rule.ts";

export const loginSchema = (by: ContactKind) =>
  z.object({ ...contactFields(by), password: z.string().check(z.minLength(1)) });
