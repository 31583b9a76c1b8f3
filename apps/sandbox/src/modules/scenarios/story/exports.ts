export { ask, elsewhere, receive, withdraw } from "./money.ts";
export { applyToBecomeOfficial, handInPassport, registerMerchant, saveApplication } from "./papers.ts";
export { type Person, person, persona } from "./person.ts";
