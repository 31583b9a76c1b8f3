import { apply, sign } from "../steps/become-official.ts";
import { button, field } from "../steps/person.ts";
import { signInAs } from "../steps/sign-in.ts";
import { expect, inLook, test } from "../test.ts";

// A merchant on trial becomes official: rejected once, corrected, submitted again.
inLook("zh-CN", 390, (language) => {
  test("applies on trial, is rejected with a reason, corrects it and becomes official", async ({
    page,
    words,
    control,
  }) => {
    const person = { page, words, language, control, emailAddress: "", password: "", fundPin: "" };
    await control.call("POST", "actors/operator/return-to-trial", { name: "merchant" });
    await page.clock.install();
    await signInAs(page, control, "merchant");
    await apply(person);

    await control.decide("merchant", "reject", "The address isn't the certificate's.");
    await button(person, "merchantApplication.lookNow").click();
    await expect(page.getByText("The address isn't the certificate's.")).toBeVisible();
    await field(person, "merchantApplication.address").fill("2 Quay Street, Bristol BS1 4DJ");
    await button(person, "merchantApplication.continue").click();
    await button(person, "merchantApplication.saveAndGo").click();
    await sign(person);

    await control.decide("merchant", "approve");
    await button(person, "merchantApplication.lookNow").click();
    await expect(page.getByText(words("merchantApplication.approvedTitle"))).toBeVisible();
    await page.getByRole("link", { name: words("merchantApplication.toHome") }).click();
    await expect(page.getByRole("heading", { name: words("merchantHome.official"), exact: true })).toBeVisible();
  });
});
