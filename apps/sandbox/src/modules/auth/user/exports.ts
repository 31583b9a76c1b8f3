export { magicContactOf } from "./magic-contacts.ts";
export { type Run, toAccount, userIn, WHO } from "./operator.ts";
export { DEMO_FUND_PIN, DEMO_PASSWORD, type PersonaName, personas } from "./personas.ts";
export {
  contactOf,
  maskContact,
  maskName,
  maskNumber,
  newUser,
  normalEmail,
  type User,
  userByContact,
  userByEmail,
  userByPhone,
  users,
} from "./user.ts";
