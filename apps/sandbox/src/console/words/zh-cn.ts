import type { Words } from "./words.ts";
import { actors } from "./zh-cn/actors.ts";
import { books } from "./zh-cn/books.ts";
import { chain } from "./zh-cn/chain.ts";
import { coverage } from "./zh-cn/coverage.ts";
import { faults } from "./zh-cn/faults.ts";
import { frame } from "./zh-cn/frame.ts";
import { inbox } from "./zh-cn/inbox.ts";
import { overview } from "./zh-cn/overview.ts";
import { people } from "./zh-cn/people.ts";
import { requests } from "./zh-cn/requests.ts";
import { review } from "./zh-cn/review.ts";
import { scenarios } from "./zh-cn/scenarios.ts";
import { signIn } from "./zh-cn/sign-in.ts";
import { worlds } from "./zh-cn/worlds.ts";

export const zhCn: Words = {
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
