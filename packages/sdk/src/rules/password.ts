import * as z from "zod/mini";

/** How many characters a password has, at least and at most. */
export interface PasswordLimits {
  readonly min: number;
  readonly max: number;
}

/** "Sign-up password: 12-20 characters mixing digits, letters of both cases and symbols." */
export const SIGN_UP_PASSWORD = { min: 12, max: 20 } as const satisfies PasswordLimits;
/** "The change-password screen says 8-20 characters with the same mix." Both readings stand. */
export const CHANGE_PASSWORD = { min: 8, max: 20 } as const satisfies PasswordLimits;

/** One thing a password must have, for a list that ticks them off while typing. */
export interface PasswordCheck {
  readonly name: "length" | "digit" | "lower" | "upper" | "symbol";
  readonly test: (password: string) => boolean;
}

/** Everything a new password must have. */
export function passwordChecks({ min, max }: PasswordLimits): readonly PasswordCheck[] {
  return [
    { name: "length", test: (password) => password.length >= min && password.length <= max },
    { name: "digit", test: (password) => /[0-9]/.test(password) },
    { name: "lower", test: (password) => /[a-z]/.test(password) },
    { name: "upper", test: (password) => /[A-Z]/.test(password) },
    { name: "symbol", test: (password) => /[^A-Za-z0-9\s]/.test(password) },
  ];
}

function password(limits: PasswordLimits) {
  return z.string().check((context) => {
    for (const { name, test } of passwordChecks(limits)) {
      if (test(context.value)) continue;
      context.issues.push({ code: "custom", input: context.value, params: { rule: name, ...limits } });
    }
  });
}

/** A password for a new account. One issue for each thing missing: `params.rule` is the name of the check. */
export const signUpPassword = password(SIGN_UP_PASSWORD);
/** A new password for an account there is. */
export const changePassword = password(CHANGE_PASSWORD);

/** "Fund PIN: exactly 6 digits." */
export const fundPin = z.string().check(z.regex(/^[0-9]{6}$/));
