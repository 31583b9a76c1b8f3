import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { text, words } from "../../../test/page.tsx";
import type { MessageId } from "../../platform/intl/intl.ts";

const configure = (scripts: readonly string[] = []) => vi.stubEnv("MEASURING", JSON.stringify({ log: true, scripts }));
beforeEach(() => () => {
  vi.unstubAllEnvs();
  delete window.dataLayer;
  for (const script of document.head.querySelectorAll("script[src^='https:']")) script.remove();
});

/** Longer than any idle wait. */
const QUIET = 20_000;
const question = () => screen.queryByRole("region", { name: words("measuring.title") });
type App = Awaited<ReturnType<typeof openApp>>;
const counted = (app: App) => app.sent("AddUserActionLog").map(({ body }) => JSON.parse(body));
// In the shell, not in the page.
const named = (id: MessageId) => screen.getByText(words(id)).closest("button") as HTMLButtonElement;
const press = (app: App, id: MessageId) => app.user.click(named(id));
const asked = async (app: App) => {
  await app.pass(QUIET);
  await waitFor(() => expect(question()).not.toBeNull());
};

it("asks and counts nothing without a configuration", async () => {
  const app = await openApp("/news");
  await text("contentNews.lead");
  window.dispatchEvent(new Event("pointermove"));
  await app.pass(QUIET);
  await app.goTo("/news/list");
  await text("contentNews.all");
  await app.pass(QUIET);
  expect(question()).toBeNull();
  expect(screen.queryByText(words("shell.measuring"))).toBeNull();
  expect(counted(app)).toEqual([]);
});

it("sends nothing before an answer or after a no, which is as easy as a yes", async () => {
  configure(["https://stats.example/count.js"]);
  const app = await openApp("/news");
  await text("contentNews.lead");
  await asked(app);
  const [no, yes] = [named("measuring.no"), named("measuring.yes")];
  expect(no.className).toBe(yes.className);
  expect(no.compareDocumentPosition(yes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await app.goTo("/news/list");
  await text("contentNews.all");
  await app.pass(QUIET);
  expect(counted(app)).toEqual([]);
  await press(app, "measuring.no");
  await waitFor(() => expect(question()).toBeNull());
  await app.goTo("/news");
  await text("contentNews.lead");
  await app.pass(QUIET);
  expect(counted(app)).toEqual([]);
  expect(document.querySelector("script[src^='https:']")).toBeNull();
  expect(window.dataLayer).toBeUndefined();
});

it("precedes the page for screen readers, is announced, and returns the focus", async () => {
  configure(["https://stats.example/count.js", "https://tags.example/tags.js"]);
  const app = await openApp("/news");
  await text("contentNews.lead");
  await asked(app);
  const hosts = `stats.example${words("measuring.and")}tags.example`;
  expect(question()?.textContent).toContain(words("measuring.bodyScripts", { hosts }));
  expect(document.querySelector("[role=status].sr-only")?.textContent).toBe(words("measuring.title"));
  expect(question()?.compareDocumentPosition(screen.getByRole("banner"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement).toBe(document.body);
  const skip = screen.getByText(words("shell.skip")).closest("a");
  skip?.focus();
  await app.user.tab();
  expect(document.activeElement).toBe(named("measuring.no"));
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(question()).toBeNull());
  expect(document.activeElement).toBe(skip);

  await press(app, "shell.measuring");
  await waitFor(() => expect(document.activeElement).toBe(question()));
  expect(document.querySelector("[role=status].sr-only")?.textContent).toBe("");
  await press(app, "measuring.no");
  await waitFor(() => expect(document.activeElement).toBe(named("shell.measuring")));
});

it("counts routes without identity or content after a yes, until revoked", async () => {
  configure(["https://stats.example/count.js"]);
  const headers: string[] = [];
  const app = await openApp("/news/detail/nw_help-centre?from=owen@harbour-pine.example", {
    as: "mei",
    network: (request, go) => {
      if (request.url.includes("AddUserActionLog")) headers.push(JSON.stringify([...request.headers]));
      return go();
    },
  });
  await asked(app);
  await press(app, "measuring.yes");
  await app.pass(QUIET);
  await waitFor(() => expect(counted(app)).toHaveLength(1));
  expect(counted(app)[0]).toEqual({
    action: "page.view",
    page: "/news/detail/$id",
    time: expect.stringMatching(/^\d{4}-/),
  });
  expect(headers[0]).not.toMatch(/bearer|authorization|0123456789abcdef/i);
  expect(document.querySelectorAll("script[src='https://stats.example/count.js']")).toHaveLength(1);
  expect(window.dataLayer).toEqual([{ event: "page.view", page: "/news/detail/$id" }]);
  await app.goTo("/assets");
  await app.pass(QUIET);
  await waitFor(() => expect(counted(app)).toHaveLength(2));
  expect(JSON.stringify(counted(app))).not.toMatch(/nw_|owen|@|80413|mei/i);

  await press(app, "shell.measuring");
  await waitFor(() => expect(question()).not.toBeNull());
  await press(app, "measuring.no");
  await waitFor(() => expect(window.dataLayer).toBeUndefined());
  await app.goTo("/news");
  await text("contentNews.lead");
  await app.pass(QUIET);
  expect(counted(app)).toHaveLength(2);
});

it("counts a sent message by topic only", async () => {
  configure();
  const app = await openApp("/contact?topic=security");
  await asked(app);
  await press(app, "measuring.yes");
  await app.type("contentContact.name", "Owen Hart");
  await app.type("contentContact.email", "owen@harbour-pine.example");
  await app.type("contentContact.message", "There is something odd about an e-mail I got.");
  await app.user.click(await screen.findByRole("checkbox"));
  await app.press("contentContact.send");
  await waitFor(() => expect(app.sent("AddContactUs")).toHaveLength(1));
  await app.pass(QUIET);
  await waitFor(() => expect(counted(app).map(({ action }) => action)).toContain("contact.sent"));
  const sent = counted(app).find(({ action }) => action === "contact.sent");
  expect(sent).toEqual({ action: "contact.sent", page: "/contact", detail: "security", time: expect.any(String) });
});
