import { accrue, redeemByKeys, stakeByKeys } from "../steps/earn.ts";
import { signInAs } from "../steps/sign-in.ts";
import { inLook, test } from "../test.ts";

// The sandbox's clock gives days of interest in a moment.
inLook("zh-CN", 390, (language) => {
  test("stakes, earns for days, and redeems a part", async ({ page, words, control }) => {
    await signInAs(page, control, "mei");
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "246810" };
    await stakeByKeys(person, "999");
    await accrue(person);
    await redeemByKeys(person, "100");
  });
});
