import type { Page } from "@playwright/test";
import { expect } from "../test.ts";
import { pressByKeys } from "./keyboard.ts";
import { button, choose, field, type Person } from "./person.ts";
import { photo } from "./photo.ts";

/** The dealer's side of a trade, played in the console in its own tab. */
export interface Console {
  page: Page;
  /** Runs the only pending action of this kind. */
  act: (action: string) => Promise<void>;
}

export async function openConsole({ page }: Person, world: string): Promise<Console> {
  const tab = await page.context().newPage();
  await tab.goto(`/__sandbox/?world=${world}#/actors`);
  const act = async (action: string) => {
    await tab.bringToFront();
    const doIt = tab.getByRole("button", { name: new RegExp(`^${action}: `) });
    await doIt.click();
    // No action of this kind is left.
    await expect(doIt).toHaveCount(0);
    await page.bringToFront();
  };
  return { page: tab, act };
}

const heading = ({ page }: Person) => page.getByRole("heading", { level: 1 });

/** Continues from the amount to the order's page, by keyboard alone for a purchase; returns the amount due. */
async function order(person: Person, side: "buy" | "sell", quantity: string) {
  const { page, words, language } = person;
  await page.goto(
    `/fiat?currency=GBP&by=quantity&size=${quantity}&lang=${language}${side === "sell" ? "&side=sell" : ""}`,
  );
  await expect(page.getByRole("radio", { checked: true }).last()).toBeVisible();
  const values = { amount: `${quantity}.00 USDT` };
  if (side === "buy") {
    await pressByKeys(page, words("p2p.lookOver"));
    await expect(page).toHaveURL(/step=review/);
    await pressByKeys(page, words("p2p.buyAmount", values));
  } else {
    await button(person, "p2p.lookOver").click();
    await button(person, "p2p.toVerify").click();
    await prove(person);
    await button(person, "p2p.sellAmount", values).click();
  }
  await expect(page).toHaveURL(/\/fiat\/order\?id=/);
  const words_ = (await heading(person).textContent()) ?? "";
  return { amount: /[\d,.]+ GBP/.exec(words_)?.[0] ?? "" };
}

async function prove(person: Person): Promise<void> {
  await field(person, "form.authenticator").fill("000000");
  await field(person, "form.fundPin").fill(person.fundPin);
}

/** Uploads a picture into the open dialog; it has arrived when the submitted form names it. */
async function addPicture({ page, words }: Person): Promise<void> {
  await page.getByRole("alertdialog").locator("input[type=file]").setInputFiles(photo);
  await expect(page.getByText(words("form.filesLeft", { count: "1", most: "3" }))).toBeVisible();
}

async function sayPaid(person: Person, paid: { amount: string }): Promise<void> {
  await button(person, "p2p.paid", paid).click();
  await expect(button(person, "p2p.notYet")).toBeFocused();
  await addPicture(person);
  await person.page
    .getByRole("alertdialog")
    .getByRole("button", { name: person.words("p2p.paid", paid) })
    .click();
  await expect(heading(person)).toHaveText(person.words("p2p.titleWaitConfirm", { ...paid, dealer: "Northgate Desk" }));
  await expect(person.page.getByRole("img", { name: photo.name })).toBeVisible();
}

/** Buys from a dealer who releases the coin. */
export async function buy(person: Person, dealer: Console): Promise<void> {
  await sayPaid(person, await order(person, "buy", "150"));
  await dealer.act("confirm");
  await expect(heading(person)).toHaveText(person.words("p2p.titleBought", { quantity: "150.00 USDT" }), {
    timeout: 15_000,
  });
}

/** Sells to a dealer who pays. */
export async function sell(person: Person, dealer: Console): Promise<void> {
  const paid = await order(person, "sell", "160");
  await dealer.act("pay");
  await expect(heading(person)).toHaveText(person.words("p2p.titleCheck", paid), { timeout: 15_000 });
  await button(person, "p2p.received", paid).click();
  await prove(person);
  await person.page
    .getByRole("alertdialog")
    .getByRole("button", { name: person.words("p2p.received", paid) })
    .click();
  await expect(heading(person)).toHaveText(person.words("p2p.titleSold", { quantity: "160.00 USDT", ...paid }));
}

/** Buys, appeals, and sees the decision. */
export async function appeal(person: Person, decision: "user" | "dealer"): Promise<void> {
  const { page, words, control } = person;
  await sayPaid(person, await order(person, "buy", "170"));
  await button(person, "p2p.appeal").click();
  await choose(person, "p2p.reason", words("p2p.whyNotReleased"));
  await page.getByLabel(words("p2p.remark")).fill("The bank says that the money has arrived.");
  await addPicture(person);
  await button(person, "p2p.appealSend").click();
  await expect(page.getByText(words("p2p.deciding"))).toBeVisible();
  await expect(page.getByRole("img", { name: photo.name })).toBeVisible();
  type Actors = { items: { name: string; actions: { name: string; now?: { send: { id: string } }[] }[] }[] };
  const { items } = await control.call<Actors>("GET", "actors");
  const decide = items.find(({ name }) => name === "mediator")?.actions.find(({ name }) => name === "decide");
  await control.call("POST", "actors/mediator/decide", { id: decide?.now?.at(-1)?.send.id, to: decision });
  const won = decision === "user";
  await expect(page.getByText(words(won ? "p2p.faultDealer" : "p2p.faultUser"))).toBeVisible({ timeout: 15_000 });
  await expect(heading(person)).toHaveText(
    won ? words("p2p.titleBought", { quantity: "170.00 USDT" }) : words("p2p.titleCancelled"),
  );
}

/** Finds all trades and their appeals in the list. */
export async function lookBack(person: Person): Promise<void> {
  const { page, words, language } = person;
  await page.goto(`/fiat/list?lang=${language}`);
  await expect(page.getByText(/^F\d{13}$/)).toHaveCount(4);
  await page.getByRole("tab", { name: words("p2p.tabTickets") }).click();
  await expect(page.getByText(/^A\d{13}$/)).toHaveCount(2);
}
