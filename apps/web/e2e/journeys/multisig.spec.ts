import { arrives, createByKeys, proposeWithdrawal, signByKeys } from "../steps/multisig.ts";
import type { Person } from "../steps/person.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, sizeOf, test } from "../test.ts";

// Three windows: the proposer, and two signers elsewhere without an account.
inLook("en", 1360, (language) => {
  test("creates a wallet, proposes a withdrawal, collects two signatures and sends it", async ({
    page,
    browser,
    context,
    words,
    control,
    world,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signInAs(page, control, "mei");
    const owner: Person = { page, words, language, control, emailAddress: "", password: "", fundPin: "246810" };
    const elsewhere = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...{ locale: language, viewport: sizeOf(390), extraHTTPHeaders: { "X-Sandbox-World": world } },
    });
    await createByKeys(owner);
    const link = await proposeWithdrawal(owner);
    for (const at of [0, 1]) await signByKeys({ ...owner, page: await elsewhere.newPage() }, link, { at, owner });
    await arrives(owner);
    await elsewhere.close();
  });
});
