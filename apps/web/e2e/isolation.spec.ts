import { controlOf } from "./control.ts";
import { wordsOf } from "./messages.ts";
import { expectAvailable } from "./steps/deposits.ts";
import type { Person } from "./steps/person.ts";
import { signInAs } from "./steps/sign-in.ts";
import { expect, test } from "./test.ts";

// Two users at two pages against one sandbox: they meet only where they share a world.
test("lets two pages meet only in a shared world", async ({ browser, playwright, world }) => {
  const request = await playwright.request.newContext();
  const pageIn = async (name: string) => {
    const context = await browser.newContext({ extraHTTPHeaders: { "X-Sandbox-World": name } });
    const page = await context.newPage();
    const control = controlOf(request, name);
    await signInAs(page, control, "verified");
    const person: Person = {
      ...{ page, control, words: wordsOf("en"), language: "en" },
      ...{ emailAddress: "vera.ode@coffer.example", password: "", fundPin: "" },
    };
    return person;
  };
  const [here, beside, elsewhere] = [await pageIn(world), await pageIn(world), await pageIn(`${world}-other`)];

  await here.control.deposit({ coin: "USDT", network: "TRC20", amount: "25", contact: here.emailAddress });
  await here.control.advance(600);
  await expectAvailable(here, "USDT", "1,025.00");
  await expectAvailable(beside, "USDT", "1,025.00");
  await expectAvailable(elsewhere, "USDT", "1,000.00");
  expect(await here.control.call("GET", "books")).toMatchObject({ balanced: true });
});
