import { operations } from "@coffer/sdk/contract";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { noButton, noText, words } from "../../../test/page.tsx";
import { routePaths } from "../../../test/route-paths.ts";

const pages = routePaths.filter((path) => path === "/merchant" || path.startsWith("/merchant/"));

/** The last path segment of the merchant service's operations. */
const merchantCalls = new Set(
  Object.values(operations).flatMap(({ service, path }) => (service === "merchant" ? [path.split("/").at(-1)] : [])),
);
const headings = () => [...document.querySelectorAll("main h1")].map((heading) => heading.textContent);
/** Expects one heading with the message. */
const told = (id: "merchant.onlyTitle") => waitFor(() => expect(headings()).toEqual([words(id)]));

it("covers the product's twelve pages", () => {
  expect(pages).toHaveLength(12);
});

it.each(pages)("shows %s to merchants only, with a message for others", async (page) => {
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

it.each(pages)("shows the suspension under one heading on %s", async (page) => {
  await openApp(page, { as: "merchant", scenario: "suspended-merchant" });
  await waitFor(() => expect(document.querySelector("main")?.textContent).toContain("frozen or suspended"));
  expect(headings()).toHaveLength(1);
});
