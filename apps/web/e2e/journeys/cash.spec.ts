import { handInPapers, payOut, topUp } from "../steps/cash.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// Money arrives from a bank, other money leaves to one; each is followed to its end.
inLook("en", 1360, (language) => {
  const begin = (page: Parameters<typeof signInAs>[0]) => ({ page, language, emailAddress: "", password: "" });
  test("orders a deposit, pays it with a proof, and sees it matched and credited", async ({ page, words, control }) => {
    await signInAs(page, control, "mei");
    await topUp({ ...begin(page), words, control, fundPin: "246810" });
  });
  test("submits documents for a channel, and proves and receives a bank withdrawal", async ({
    page,
    words,
    control,
  }) => {
    await signInAs(page, control, "mei");
    const person = { ...begin(page), words, control, fundPin: "246810" };
    await handInPapers(person);
    await payOut(person);
  });
});
