import { expect, it } from "vitest";
import type { ControlSchemas } from "../client/calls.ts";
import { totpAt } from "../crypto/totp.ts";
import { personas } from "../modules/auth/user/personas.ts";
import { newUser, users } from "../modules/auth/user/user.ts";
import { TestSandbox } from "../testing/client.ts";

type UserShown = ControlSchemas["User"];

function listed(sandbox: TestSandbox, query = "") {
  return sandbox.stranger().control("GET", `users${query}`).body as { items: UserShown[]; totalCount: number };
}

it("lists the personas first, then registered users, newest first", () => {
  const sandbox = TestSandbox.start();
  const persons = { accountType: 0, kycStatus: 0, password: "Secret-2026" } as const;
  newUser(sandbox.world(), { ...persons, uid: "90001", emailAddress: "one@example.com" });
  newUser(sandbox.world(), { ...persons, uid: "90002", emailAddress: "two@example.com" });
  const { items, totalCount } = listed(sandbox);
  expect(items.map(({ uid }) => uid)).toEqual([...personas.map(({ user }) => user.uid), "90002", "90001"]);
  expect(totalCount).toBe(personas.length + 2);
  expect(items.at(-1)).toMatchObject({ emailAddress: "one@example.com", persona: null, authenticatorCode: null });
});

it("shows the authenticator code at the world's time", () => {
  const sandbox = TestSandbox.start();
  const mei = personas.find(({ name }) => name === "mei");
  const code = () => listed(sandbox).items.find(({ uid }) => uid === mei?.user.uid)?.authenticatorCode;
  const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  const first = code();
  expect(first).toBe(totpAt(secret, sandbox.world().clock.now()));
  sandbox.world().clock.advance(30_000);
  expect(code()).toBe(totpAt(secret, sandbox.world().clock.now()));
  expect(code()).not.toBe(first);
});

it("describes a persona only while it is unchanged", () => {
  const sandbox = TestSandbox.start();
  const persona = (name: string) => listed(sandbox).items.find((each) => each.persona === name);
  const uid = (name: string) => persona(name)?.uid ?? "";
  for (const { name, about } of personas) expect(persona(name)).toMatchObject({ about, disabled: false });
  const table = sandbox.world().table(users);
  table.update(uid("pending"), { kycStatus: 3 });
  table.update(uid("verified"), { googleSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" });
  table.update(uid("mei"), { fundPassword: null });
  table.update(uid("enterprise"), { disabled: true });
  for (const name of ["pending", "verified", "mei", "enterprise"])
    expect([name, persona(name)?.about]).toEqual([name, null]);
  expect(persona("enterprise")?.disabled).toBe(true);
  expect(persona("fresh")?.about).not.toBeNull();
});

it("never shows a value derived from a password", () => {
  const text = JSON.stringify(listed(TestSandbox.start()));
  const { password, pepper } = TestSandbox.start().world().table(users).all()[0] ?? { password: "?", pepper: "?" };
  expect(text).not.toContain(password);
  expect(text).not.toContain(pepper);
});

it("accepts a limit", () => {
  expect(listed(TestSandbox.start(), "?limit=2").items).toHaveLength(2);
});
