import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const other = "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB";
type Opened = Awaited<ReturnType<typeof openApp>>;

/** The dialog for a new one, filled in but for what is given otherwise. */
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

it("keeps an address under a name, and offers it for withdrawing", async () => {
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
] as const)("%s isn't saved", async (_, to, label, wrong) => {
  const app = await adding();
  await fill(app, to, label);
  await app.press("addressBook.save");
  const target = await field(wrong);
  await waitFor(() => isWrong(target));
  expect(app.sent("CreateUserCoinAddress")).toHaveLength(0);
});

it("a name that is too long is said to be, and nothing of it is cut", async () => {
  const app = await adding();
  const long = "A name of more than forty characters in all";
  await fill(app, address, long);
  await app.press("addressBook.save");
  const target = await field("addressBook.label");
  await waitFor(() => isWrong(target));
  expect(target).toHaveProperty("value", long);
  expect(app.sent("CreateUserCoinAddress")).toHaveLength(0);
});

it("neither the same address nor the same name twice", async () => {
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
] as const)("refused with %i, it says so at the field", async (value, label) => {
  const app = await adding();
  await fill(app);
  app.fault("createUserCoinAddress", "code", { value });
  await app.press("addressBook.save");
  await waitFor(async () => isWrong(await field(label)));
});

it("asks for the authenticator's code where one is bound, and says when it is wrong", async () => {
  const app = await adding("mei");
  await fill(app);
  await app.type("form.authenticator", "123456");
  await app.press("addressBook.save");
  await waitFor(async () => isWrong(await field("form.authenticator")));
  await app.type("form.authenticator", "000000");
  await app.press("addressBook.save");
  await waitFor(() => expect(noText("addressBook.addTitle")).toBe(true));
});

it("pressed twice it is saved once", async () => {
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

it("an address is removed after a question, and kept when the answer is no", async () => {
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

it("a removal that is refused says so in the question", async () => {
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

it("a link opens the form, Back and Escape close it", async () => {
  const app = await adding();
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(noText("addressBook.addTitle")).toBe(true));
  await waitFor(() => expect(app.address()).not.toContain("add="));
});

it("an empty book offers adding once, and nothing to look through", async () => {
  const app = await openApp("/assets/address", { as: "verified" });
  await text("addressBook.none");
  const offers = () => screen.queryAllByRole("button", { name: words("addressBook.add") });
  expect(offers()).toHaveLength(1);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByText(words("table.tools"))).toBeNull();
  await app.press("addressBook.add");
  await text("addressBook.addTitle");
});

it("says below the field whose address goes there, where a narrow one doesn't cut it", async () => {
  await adding();
  await text("form.addressOn", { network: "Tron · TRC-20" });
  expect(await field("form.address")).toHaveProperty("placeholder", "");
});

/** The dialog for a file, with this one chosen. */
async function importing(lines: string[], as: "verified" | "mei" = "verified") {
  const app = await openApp("/assets/address?add=file", { as });
  await text("addressBook.importTitle");
  const csv = new File([["name,coin,network,address,tag", ...lines].join("\r\n")], "book.csv", { type: "text/csv" });
  await app.user.upload(await field("addressBook.file"), csv);
  return app;
}

it("a file: each line is looked at, then all are saved at once", async () => {
  const app = await importing([`Cold,USDT,TRC20,${address},`, `Warm,USDT,TRC20,${other},`]);
  await text("addressBook.countFine", { count: 2 });
  await app.press("addressBook.importAll", { count: 2 });
  await waitFor(() => expect(document.querySelector("main tbody")?.textContent).toContain("Warm"));
  expect(document.querySelector("main tbody")?.textContent).toContain("Cold");
  expect(app.sent("ImportUserCoinAddress")).toHaveLength(1);
  expect(app.address()).not.toContain("add=");
});

it("a file with a wrong line saves nothing, and says which line and why", async () => {
  await importing([`Cold,USDT,TRC20,${address},`, "Warm,USDT,TRC20,T123,"]);
  await text("addressBook.countWrong", { count: 1 });
  await text("form.addressOdd", { network: "Tron · TRC-20" });
  expect(noText("addressBook.importAll", { count: 2 })).toBe(true);
});

it("with an authenticator one code saves them all, and a refused one is asked for again", async () => {
  const app = await importing([`Cold,USDT,TRC20,${address},`, `Warm,USDT,TRC20,${other},`], "mei");
  await app.type("form.authenticator", "123456");
  await app.press("addressBook.importAll", { count: 2 });
  await waitFor(async () => isWrong(await field("form.authenticator")));
  await app.type("form.authenticator", "000000");
  await app.press("addressBook.importAll", { count: 2 });
  await waitFor(() => expect(document.querySelector("main tbody")?.textContent).toContain("Warm"));
});

it("what looks like another address has to be compared before anything is saved", async () => {
  const app = await importing([`Cold,USDT,TRC20,${address},`, "Fake,USDT,TRC20,TQ5nrDA9cVw8yPzXb41mC9sLqEezxuLApv,"]);
  await text("addressBook.likeLine", { line: 2 });
  expect(noText("addressBook.importAll", { count: 2 })).toBe(true);
  await app.user.click(screen.getByRole("checkbox"));
  await button("addressBook.importAll", { count: 2 });
});

it("a file that isn't one says what its first line has to be", async () => {
  const app = await openApp("/assets/address?add=file", { as: "verified" });
  await app.user.upload(await field("addressBook.file"), new File(["hello"], "book.csv", { type: "text/csv" }));
  await text("addressBook.noColumns", { columns: "name, coin, network, address, tag" });
});
