import { operations } from "@coffer/sdk/contract";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { noButton, noText, words } from "../../../test/page.tsx";
import { routePaths } from "../../../test/route-paths.ts";

const pages = routePaths.filter((path) => path === "/merchant" || path.startsWith("/merchant/"));

/** The last part of each path of the merchant service. */
const merchantCalls = new Set(
  Object.values(operations).flatMap(({ service, path }) => (service === "merchant" ? [path.split("/").at(-1)] : [])),
);
const headings = () => [...document.querySelectorAll("main h1")].map((heading) => heading.textContent);
/** One heading, which says it. */
const told = (id: "merchant.onlyTitle") => waitFor(() => expect(headings()).toEqual([words(id)]));

it("there are the twelve pages of the product", () => {
  expect(pages).toHaveLength(12);
});

it.each(pages)("%s is a page for merchants, and says so to everybody else", async (page) => {
  const visitor = await openApp(page);
  await waitFor(() => expect(visitor.address()).toContain("/user/login?next="));
  visitor.close();
  const personal = await openApp(page, { as: "mei" });
  await told("merchant.onlyTitle");
  expect(personal.calls.filter(({ name }) => merchantCalls.has(name))).toEqual([]);
  personal.close();
  const company = await openApp(page, { as: "enterprise" });
  await told("merchant.onlyTitle");
  company.close();
  await openApp(page, { as: "cashier" });
  await waitFor(() => expect(headings()).toEqual([expect.stringMatching(/./)]));
  await waitFor(() => expect(document.querySelector("main [aria-busy=true]")).toBeNull());
  expect(noText("error.forbiddenTitle") && noButton("error.again")).toBe(true);
});

it.each(pages)("%s of a suspended merchant says so under one heading", async (page) => {
  await openApp(page, { as: "merchant", scenario: "suspended-merchant" });
  await waitFor(() => expect(document.querySelector("main")?.textContent).toContain("frozen or suspended"));
  expect(headings()).toHaveLength(1);
});
