import { actors } from "./en/actors.ts";
import { books } from "./en/books.ts";
import { chain } from "./en/chain.ts";
import { coverage } from "./en/coverage.ts";
import { faults } from "./en/faults.ts";
import { frame } from "./en/frame.ts";
import { inbox } from "./en/inbox.ts";
import { overview } from "./en/overview.ts";
import { people } from "./en/people.ts";
import { requests } from "./en/requests.ts";
import { review } from "./en/review.ts";
import { scenarios } from "./en/scenarios.ts";
import { signIn } from "./en/sign-in.ts";
import { worlds } from "./en/worlds.ts";

export const en = {
  frame,
  actors,
  books,
  chain,
  coverage,
  faults,
  inbox,
  overview,
  people,
  requests,
  review,
  scenarios,
  signIn,
  worlds,
};
