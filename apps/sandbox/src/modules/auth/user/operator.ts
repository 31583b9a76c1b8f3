import type { Text } from "@coffer/errors";
import type { Action, Actor } from "../../../core/actor.ts";
import type { Fields } from "../../../core/fields.ts";
import { invalid, refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { personas } from "./personas.ts";
import { type User, userByContact, users } from "./user.ts";

/** How a console names an account. */
export const WHO = ["name?", "uid?", "contact?"];

/** What the operator does to one account, where it is possible. */
export const toAccount = (
  about: Text,
  isPossible: (world: World, user: User) => boolean,
  refusal: string,
  run: Run,
): Action => ({
  about,
  takes: WHO,
  now: (world) =>
    world
      .table(users)
      .all()
      .filter((user) => isPossible(world, user))
      .map(({ uid, name, emailAddress, phone }) => ({
        send: { uid },
        summary: `${name ?? emailAddress ?? phone} (${uid})`,
      })),
  run: (world, fields) => {
    const user = userIn(world, fields);
    fields.done();
    if (!isPossible(world, user)) throw refuse("orderStatusError", `${user.uid} ${refusal}`);
    run(world, user);
    return { uid: user.uid };
  },
});
/** Who runs the product, towards its accounts. */
export const operator: Pick<Actor, "title" | "about"> = {
  title: { en: "Operator", "zh-CN": "运营方" },
  about: { en: "Who runs the product: stops accounts and ends sessions.", "zh-CN": "运营方：停用账户、结束会话。" },
};

export type Run = (world: World, user: User) => void;

/** A user by persona name, uid or contact. */
export function userIn(world: World, fields: Fields): User {
  const name = fields.optionalText("name");
  const uid = fields.optionalText("uid");
  const contact = fields.optionalText("contact");
  if (name !== undefined) {
    const persona = personas.find((each) => each.name === name);
    if (!persona) throw invalid("name", "enum", `It must be one of ${personas.map((each) => each.name).join(", ")}.`);
    return known("name", world.table(users).get(persona.user.uid));
  }
  if (uid !== undefined) return known("uid", world.table(users).get(uid));
  if (contact !== undefined) return known("contact", userByContact(world, contact));
  throw invalid("name", "required", "Send a persona's name, a uid or a contact.");
}

function known(field: string, user: User | undefined): User {
  if (!user) throw invalid(field, "unknown", "Nobody is known by it in this world.");
  return user;
}
