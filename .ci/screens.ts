import { messages } from "../apps/web/vite/messages.ts";
import { reference } from "../apps/web/vite/reference.ts";

/** Settings of component and screen tests: a page in jsdom, with React's production build. */
export const onPage = {
  plugins: [messages(), reference()],
  oxc: { jsx: { runtime: "automatic" as const, development: false } },
};
export const pageTests = {
  environment: "./.ci/page.ts",
  env: { NODE_ENV: "production" },
  // Order matters: the testing library looks for `act` once.
  setupFiles: ["packages/ui/src/test-act.ts", "packages/ui/src/test-dom.ts"],
  isolate: false,
};
