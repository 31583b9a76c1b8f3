import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const other = "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB";
type Opened = Awaited<ReturnType<typeof openApp>>;

/** Opens the dialog for a new entry, filled in except for the overrides. */
async function adding(as: "verified" | "mei" = "verified") {
  const app = await openApp("/assets/address?add=1", { as });
  await text("addressBook.addTitle");
  await app.choose("form.coin", "USDT");
  await app.choose("form.network", "TRC-20");
  return app;
}
async function fill(app: Opened, to = address, label = "Cold storage") {
  await app.paste("form.address", to);
  await app.paste("addressBook.label", label);
}
const isWrong = async (target: HTMLElement) => expect(target.getAttribute("aria-invalid")).toBe("true");

it("saves an address under a name and offers it for withdrawals", async () => {
  const app = await adding();
  await fill(app);
  await app.press("addressBook.save");
  await waitFor(() => expect(document.querySelector("tbody")?.textContent).toContain("Cold storage"));
  const [link] = screen.getAllByRole("link", { name: words("addressBook.withdraw") }).slice(-1);
  expect(link?.getAttribute("href")).toContain(`address=${address}`);
  expect(app.address()).not.toContain("add=");
});

it.each([
  ["an address of another network", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", "Cold storage", "form.address"],
  ["no name", address, "", "addressBook.label"],
] as const)("does not save %s", async (_, to, label, wrong) => {
  const app = await adding();
  await fill(app, to, label);
  await app.press("addressBook.save");
  const target = await field(wrong);
  await waitFor(() => isWrong(target));
  expect(app.sent("CreateUserCoinAddress")).toHaveLength(0);
});

it("reports a too long name without cutting it", async () => {
  const app = await adding();
  const long = "A name of more than forty characters in all";
  await fill(app, address, long);
  await app.press("addressBook.save");
  const target = await field("addressBook.label");
  await waitFor(() => isWrong(target));
  expect(target).toHaveProperty("value", long);
  expect(app.sent("CreateUserCoinAddress")).toHaveLength(0);
});

it("refuses a repeated address or name", async () => {
  const app = await adding();
  await fill(app);
  await app.press("addressBook.save");
  await waitFor(() => expect(noText("addressBook.addTitle")).toBe(true));
  await app.goTo("/assets/address?add=1");
  await app.choose("form.coin", "USDT");
  await app.choose("form.network", "TRC-20");
  await fill(app);
  await app.press("addressBook.save");
  await waitFor(async () => isWrong(await field("form.address")));
  await isWrong(await field("addressBook.label"));
  await fill(app, other, "Exchange");
  await app.press("addressBook.save");
  await waitFor(() => expect(app.sent("CreateUserCoinAddress")).toHaveLength(2));
});

it.each([
  [40018, "form.address"],
  [40001, "form.coin"],
] as const)("shows refusal %i at its field", async (value, label) => {
  const app = await adding();
  await fill(app);
  app.fault("createUserCoinAddress", "code", { value });
  await app.press("addressBook.save");
  await waitFor(async () => isWrong(await field(label)));
});

it("requires the authenticator's code where one is bound, and reports a wrong one", async () => {
  const app = await adding("mei");
  await fill(app);
  await app.type("form.authenticator", "123456");
  await app.press("addressBook.save");
  await waitFor(async () => isWrong(await field("form.authenticator")));
  await app.type("form.authenticator", "000000");
  await app.press("addressBook.save");
  await waitFor(() => expect(noText("addressBook.addTitle")).toBe(true));
});

it("saves once on a double click", async () => {
  const app = await adding();
  await fill(app);
  const save = await button("addressBook.save");
  act(() => {
    save.click();
    save.click();
  });
  await waitFor(() => expect(noText("addressBook.addTitle")).toBe(true));
  expect(app.sent("CreateUserCoinAddress")).toHaveLength(1);
});

it('asks before removing an address and keeps it on "no"', async () => {
  const app = await adding();
  await fill(app);
  await app.press("addressBook.save");
  await waitFor(() => expect(noText("addressBook.addTitle")).toBe(true));
  await app.press("addressBook.remove");
  await text("addressBook.removeTitle", { label: "Cold storage" });
  await app.press("addressBook.keep");
  expect(app.sent("DelUserCoinAddress")).toHaveLength(0);
  await app.press("addressBook.remove");
  await app.press("addressBook.remove");
  await text("addressBook.none");
});

it("shows a refused removal in the dialog", async () => {
  const app = await adding();
  await fill(app);
  await app.press("addressBook.save");
  await waitFor(() => expect(noText("addressBook.addTitle")).toBe(true));
  app.fault("delUserCoinAddress", "code", { value: 60003 });
  await app.press("addressBook.remove");
  await app.press("addressBook.remove");
  await screen.findByRole("alert");
  await text("addressBook.removeTitle", { label: "Cold storage" });
});

it("opens the form by link and closes it with Back and Escape", async () => {
  const app = await adding();
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(noText("addressBook.addTitle")).toBe(true));
  await waitFor(() => expect(app.address()).not.toContain("add="));
});

it("offers adding once and no search in an empty book", async () => {
  const app = await openApp("/assets/address", { as: "verified" });
  await text("addressBook.none");
  const offers = () => screen.queryAllByRole("button", { name: words("addressBook.add") });
  expect(offers()).toHaveLength(1);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByText(words("table.tools"))).toBeNull();
  await app.press("addressBook.add");
  await text("addressBook.addTitle");
});

it("names the network below a narrow field without truncation", async () => {
  await adding();
  await text("form.addressOn", { network: "Tron · TRC-20" });
  expect(await field("form.address")).toHaveProperty("placeholder", "");
});

/** Opens the import dialog with this file selected. */
async function importing(lines: string[], as: "verified" | "mei" = "verified") {
  const app = await openApp("/assets/address?add=file", { as });
  await text("addressBook.importTitle");
  const csv = new File([["name,coin,network,address,tag", ...lines].join("\r\n")], "book.csv", { type: "text/csv" });
  await app.user.upload(await field("addressBook.file"), csv);
  return app;
}

it("checks each line of a file, then saves all at once", async () => {
  const app = await importing([`Cold,USDT,TRC20,${address},`, `Warm,USDT,TRC20,${other},`]);
  await text("addressBook.countFine", { count: 2 });
  await app.press("addressBook.importAll", { count: 2 });
  await waitFor(() => expect(document.querySelector("main tbody")?.textContent).toContain("Warm"));
  expect(document.querySelector("main tbody")?.textContent).toContain("Cold");
  expect(app.sent("ImportUserCoinAddress")).toHaveLength(1);
  expect(app.address()).not.toContain("add=");
});

it("saves nothing of a file with a wrong line, and names line and reason", async () => {
  await importing([`Cold,USDT,TRC20,${address},`, "Warm,USDT,TRC20,T123,"]);
  await text("addressBook.countWrong", { count: 1 });
  await text("form.addressOdd", { network: "Tron · TRC-20" });
  expect(noText("addressBook.importAll", { count: 2 })).toBe(true);
});

it("saves all with one authenticator code, and asks again after a refused one", async () => {
  const app = await importing([`Cold,USDT,TRC20,${address},`, `Warm,USDT,TRC20,${other},`], "mei");
  await app.type("form.authenticator", "123456");
  await app.press("addressBook.importAll", { count: 2 });
  await waitFor(async () => isWrong(await field("form.authenticator")));
  await app.type("form.authenticator", "000000");
  await app.press("addressBook.importAll", { count: 2 });
  await waitFor(() => expect(document.querySelector("main tbody")?.textContent).toContain("Warm"));
});

it("requires a comparison for a similar address before saving", async () => {
  const app = await importing([`Cold,USDT,TRC20,${address},`, "Fake,USDT,TRC20,TQ5nrDA9cVw8yPzXb41mC9sLqEezxuLApv,"]);
  await text("addressBook.likeLine", { line: 2 });
  expect(noText("addressBook.importAll", { count: 2 })).toBe(true);
  await app.user.click(screen.getByRole("checkbox"));
  await button("addressBook.importAll", { count: 2 });
});

it("names the expected first line for an invalid file", async () => {
  const app = await openApp("/assets/address?add=file", { as: "verified" });
  await app.user.upload(await field("addressBook.file"), new File(["hello"], "book.csv", { type: "text/csv" }));
  await text("addressBook.noColumns", { columns: "name, coin, network, address, tag" });
});
