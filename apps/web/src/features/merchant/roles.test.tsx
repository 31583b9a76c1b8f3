import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { noButton, noText, text } from "../../../test/page.tsx";
import { pathsIn } from "../../../vite/route-areas.ts";

const tree = readFileSync(join(import.meta.dirname, "../../route-tree.gen.ts"), "utf8");
const pages = pathsIn(tree).filter((path) => path === "/merchant" || path.startsWith("/merchant/"));

it("there are the twelve pages of the product", () => {
  expect(pages).toHaveLength(12);
});

it.each(pages)("%s is a page for merchants, and says so to everybody else", async (page) => {
  const visitor = await openApp(page);
  await waitFor(() => expect(visitor.address()).toContain("/user/login?next="));
  visitor.close();
  const personal = await openApp(page, { as: "mei" });
  await text("merchant.onlyTitle");
  expect(personal.calls.filter(({ name }) => /Merchant|PaymentOrder/.test(name))).toEqual([]);
  personal.close();
  await openApp(page, { as: "cashier" });
  await waitFor(() => expect(document.querySelector("main h1")?.textContent).toBeTruthy());
  await waitFor(() => expect(document.querySelector("main [aria-busy=true]")).toBeNull());
  expect(noText("error.forbiddenTitle") && noButton("error.again")).toBe(true);
});
