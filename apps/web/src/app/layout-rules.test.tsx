import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../test/app.tsx";
import { words } from "../../test/page.tsx";
import { createAppRouter } from "../router.ts";
import { createQueryClient } from "./query-client.ts";
import { saidBy } from "./static-data.ts";

it("shows footer, call to action, sign-up link and header on exactly the product's pages", async () => {
  const router = createAppRouter(createQueryClient(() => undefined));
  const paths = Object.keys(router.routesByPath).filter((path) => !path.includes("$"));
  expect(paths.length).toBeGreaterThan(70);
  const said = paths.map((path) => ({ path, ...saidBy(router.matchRoutes(path, {})) }));
  const where = (holds: (page: (typeof said)[number]) => boolean) => said.filter(holds).map(({ path }) => path);

  const toContact = ["/", "/products", "/individuals", "/saas", "/deploy"];
  expect(where(({ callToAction }) => callToAction === true).toSorted()).toEqual(toContact.toSorted());
  const forMerchants = ["/", "/products", "/earn", "/saas", "/deploy"];
  expect(where(({ signUp }) => signUp === "merchant").toSorted()).toEqual(forMerchants.toSorted());
  expect(where(({ header }) => header === "none")).toEqual(["/maintain"]);
  const without = /^\/(?:maintain|download|apps|merchant)(?:\/|$)/;
  expect(where(({ footer }) => footer === "none")).toEqual(paths.filter((path) => without.test(path)));
  // The one-line footer is for app pages.
  expect(
    where(({ area }) => area !== undefined).filter(
      (path) => !/^\/(?:assets|account|merchant|convert|otc|fiat|creditcard)/.test(path),
    ),
  ).toEqual([]);
});

it("hides the footer of asset pages after 400 ms for app accounts only", async () => {
  const footer = () => document.querySelector("footer");
  const app = await openApp("/assets", { as: "embedded" });
  await waitFor(() => expect(document.querySelector("main h1")?.textContent).toBe(words("assets.title")));
  await app.pass(400);
  await waitFor(() => expect(footer()).toBeNull());
  app.close();
  const other = await openApp("/assets", { as: "mei" });
  await waitFor(() => expect(document.querySelector("main h1")?.textContent).toBe(words("assets.title")));
  await other.pass(2000);
  expect(footer()).not.toBeNull();
});

const toneOf = (label: Element) =>
  /text-(good|bad|info|warn)/.exec(label.closest("[class*=rounded-full]")?.className ?? "")?.[1];

it.each([
  ["mei", undefined, "status.verified", "good", []],
  ["acceptor", undefined, "status.verified", "good", ["section.acceptor"]],
  ["merchant", undefined, "status.verified", "good", ["section.official"]],
  ["merchant", "merchant-trial", "status.verified", "good", ["section.trial"]],
  ["cashier", undefined, "status.verified", "good", ["section.official"]],
  ["fresh", undefined, "status.notVerified", "warn", []],
  ["pending", undefined, "status.underReview", "info", []],
  ["rejected", undefined, "status.identityRejected", "bad", []],
] as const)("shows the menu of %s, in %s: %s, in the style of %s, and %j", async (as, scenario, status, tone, more) => {
  const app = await openApp("/notice/list", { as, ...(scenario && { scenario }) });
  const button = await screen.findByRole("button", { name: new RegExp(`^${words("shell.account")}`) });
  await app.user.click(button);
  const menu = await screen.findByRole("menu");
  const tag = await waitFor(() => {
    const label = [...menu.querySelectorAll("span")].find(({ textContent }) => textContent === words(status));
    if (!label) throw new Error(`${menu.textContent} doesn't say ${words(status)}`);
    return label;
  });
  expect(toneOf(tag)).toBe(tone);
  const labels = ["section.acceptor", "section.official", "section.trial"] as const;
  expect(labels.filter((label) => menu.textContent?.includes(words(label)))).toEqual(more);
});
