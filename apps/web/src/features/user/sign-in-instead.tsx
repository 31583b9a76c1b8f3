import { Link } from "@tanstack/react-router";
import { Text } from "../../lib/text.tsx";
import { type Contact, keepContact } from "./contact.ts";

/** Beside a contact that has an account already: on to sign-in, with the contact filled in. */
export function SignInInstead({ contact }: { contact: () => Contact }) {
  return (
    <Link
      to="/user/login"
      onClick={() => keepContact(contact())}
      className="font-medium text-vault underline-offset-4 hover:underline"
    >
      <Text id="user.signInInstead" />
    </Link>
  );
}
