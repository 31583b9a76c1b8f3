import { expect, test } from "vitest";
import { someone } from "../../../testing/someone.ts";
import { checkTicket, issueTicket } from "./ticket.ts";

const MINUTES = 60_000;
const KEY = "mei.lin@coffer.example";
const refused = expect.objectContaining({ code: 400 });

test("accepts a ticket once, for its purpose, for 5 minutes", () => {
  const { world, user } = someone("mei");
  const { t, p } = issueTicket(world, 1, KEY, user());
  expect(p).toBe(user().pepper);
  expect(() => checkTicket(world, t, 2, KEY)).toThrow(refused);
  expect(() => checkTicket(world, t, 1, "vera.ode@coffer.example")).toThrow(refused);
  expect(() => checkTicket(world, "t_unknown", 1, KEY)).toThrow(refused);
  const spend = checkTicket(world, t, 1, KEY);
  spend();
  // Two concurrent uses use it once.
  expect(spend).not.toThrow();
  expect(() => checkTicket(world, t, 1, KEY)).toThrow(refused);

  const late = issueTicket(world, 1, KEY, user()).t;
  world.clock.advance(5 * MINUTES - 1);
  expect(() => checkTicket(world, late, 1, KEY)).not.toThrow();
  world.clock.advance(1);
  expect(() => checkTicket(world, late, 1, KEY)).toThrow(refused);
});

test("deletes expired tickets with the next one, and keeps others", () => {
  const { world } = someone("mei");
  const kept = () => world.state().tables.tickets?.length ?? 0;
  issueTicket(world, 1, KEY, undefined);
  world.clock.advance(4 * MINUTES);
  const second = issueTicket(world, 1, KEY, undefined).t;
  expect(kept()).toBe(2);
  world.clock.advance(MINUTES);
  issueTicket(world, 1, KEY, undefined);
  expect(kept()).toBe(2);
  expect(() => checkTicket(world, second, 1, KEY)).not.toThrow();
});

test("gives an unknown key a constant pepper of its own", () => {
  const { world } = someone("mei");
  const pepper = (type: number, key: string) => issueTicket(world, type, key, undefined).p;
  expect(pepper(1, "nobody@coffer.example")).toBe(pepper(1, "nobody@coffer.example"));
  expect(pepper(1, "nobody@coffer.example")).not.toBe(pepper(1, "else@coffer.example"));
  expect(pepper(1, "nobody@coffer.example")).not.toBe(pepper(2, "nobody@coffer.example"));
});
