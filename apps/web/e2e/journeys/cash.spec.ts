import { handInPapers, payOut, topUp } from "../steps/cash.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// Money comes from a bank, and other money goes to one; each is followed to its end.
inLook("en", 1360, (language) => {
  const begin = (page: Parameters<typeof signInAs>[0]) => ({ page, language, emailAddress: "", password: "" });
  test("a deposit is ordered, paid with a proof, matched and credited", async ({ page, words, control }) => {
    await signInAs(page, control, "mei");
    await topUp({ ...begin(page), words, control, fundPin: "246810" });
  });
  test("a channel gets its papers; a withdrawal to a bank is proved, asked about once, and paid", async ({
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
