import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../test/app.tsx";

const told = (selector: string) => [...document.head.querySelectorAll(selector)];
const [attribute, canonical] = [(name: string) => (tag: Element) => tag.getAttribute(name), "[rel=canonical]"];

it("describes a public page in each language and keeps other pages out of search engines", async () => {
  const app = await openApp("/help");
  await waitFor(() => expect(document.title).toBe("Help centre · Coffer"));
  await app.goTo("/help/detail?id=hp_locked-out&from=mail");
  await waitFor(() => expect(document.title).toBe("Locked after wrong passwords · Coffer"));
  const at = `${location.origin}/help/detail?id=hp_locked-out`;
  await waitFor(() => expect(told(canonical).map(attribute("href"))).toEqual([at]));
  expect(
    told("[hreflang]").map(({ hreflang, href }: Element & { hreflang?: string; href?: string }) => [hreflang, href]),
  ).toEqual([
    ["en", at],
    ["zh-CN", `${at}&lang=zh-CN`],
    ["x-default", at],
  ]);
  expect(told("[name=description]").map(attribute("content"))[0]).toMatch(/^After 5 wrong passwords in a row/);
  await app.goTo("/help");
  await waitFor(() => expect(document.title).toBe("Help centre · Coffer"));
  await waitFor(() => expect(told(canonical).map(attribute("href"))).toEqual([`${location.origin}/help`]));
  expect(told("[name=robots]")).toEqual([]);
  await app.goTo("/error/404");
  await waitFor(() => expect(told("[name=robots]").map(attribute("content"))).toEqual(["noindex"]));
});
