import { hasCode } from "@coffer/errors";
import { useState } from "react";
import type { Contact, ContactKind } from "./contact.ts";

type Typed = Omit<Contact, "by">;

/** Remembers a contact that the server reported as used, to offer sign-in beside it. */
export function useTaken() {
  const [held, setHeld] = useState<string>();
  const keyOf = (by: ContactKind, typed: Typed) =>
    by === "email" ? typed.emailAddress : typed.countryCode + typed.phoneNumber;
  return {
    is: (by: ContactKind, typed: Typed) => held !== undefined && held === keyOf(by, typed),
    watch: <Result>(by: ContactKind, typed: Typed, call: Promise<Result>): Promise<Result> =>
      call.catch((error: unknown) => {
        if (hasCode(error, 51093, 51094)) setHeld(keyOf(by, typed));
        throw error;
      }),
  };
}

export type Taken = ReturnType<typeof useTaken>;
