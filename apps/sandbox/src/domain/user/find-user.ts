import type { World } from "../../world/world.ts";
import { type User, users } from "./user.ts";

export const normalEmail = (address: string) => address.trim().toLowerCase();

export const userByEmail = (world: World, address: string): User | undefined =>
  world.table(users).one("emailAddress", normalEmail(address));

/** Dialling code and number joined, such as +447700900123. */
export const userByPhone = (world: World, phone: string): User | undefined => world.table(users).one("phone", phone);

/** By what a person signs in with: an e-mail address or a joined phone. */
export const userByContact = (world: World, contact: string): User | undefined =>
  contact.includes("@") ? userByEmail(world, contact) : userByPhone(world, contact);
