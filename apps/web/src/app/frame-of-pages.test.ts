import type { AnyRoute } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { routePaths } from "../../test/route-paths.ts";
import { merchantMenu, personalMenu, visitorMenu } from "./navigation/menus.ts";

const routes = import.meta.glob<{ Route: AnyRoute }>("../routes/**/*.tsx");

/** What a route says of the frame around it. */
async function frameOf(file: string) {
  const route = (await routes[`../routes/${file}.tsx`]?.())?.Route.options.staticData ?? {};
  const { header = "bar", footer = "shown", callToAction = false, signUp = "personal" } = route;
  return footer === "none" ? [header, "none"] : [header, signUp, ...(callToAction ? ["contact"] : [])];
}

// The product: a block leads to /contact on five pages, the sign-up link opens a merchant's account on five, and where there
// is no footer at all.
it.each([
  ["index", ["plain", "merchant", "contact"]],
  ["products", ["plain", "merchant", "contact"]],
  ["individuals", ["plain", "personal", "contact"]],
  ["saas", ["plain", "merchant", "contact"]],
  ["deploy", ["plain", "merchant", "contact"]],
  ["earn/route", ["bar", "merchant"]],
  ["brokerage", ["plain", "personal"]],
  ["about", ["plain", "personal"]],
  ["contact", ["plain", "personal"]],
  ["notice/list", ["plain", "personal"]],
  ["download", ["plain", "none"]],
  ["apps/index", ["plain", "none"]],
  ["merchant/route", ["bar", "none"]],
  ["maintain", ["none", "none"]],
])("%s has the product's header and footer", async (file, frame) => {
  expect(await frameOf(file)).toEqual(frame);
});

it.each([visitorMenu, personalMenu, merchantMenu])("each link of a menu leads to a page there is", (...menu) => {
  const links = menu.flatMap((entry) => ("links" in entry ? entry.links : [entry]));
  expect(links.map(({ to }) => to).filter((to) => !routePaths.includes(to))).toEqual([]);
});
