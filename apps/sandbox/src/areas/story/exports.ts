export { ask, elsewhere, receive, withdraw } from "./money.ts";
export { applyToBecomeOfficial, handInPassport, registerMerchant } from "./papers.ts";
export { type Person, person, persona } from "./person.ts";
