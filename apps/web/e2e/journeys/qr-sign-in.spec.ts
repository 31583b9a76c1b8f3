import { seriousIn } from "../axe.ts";
import { openCode, scan } from "../steps/qr-sign-in.ts";
import { expect, inLook, test } from "../test.ts";

// A user signs in at a browser by scanning its code with a phone; the sandbox's console, in a second window, is the
// phone.
inLook("zh-CN", 1360, (language) => {
  test("signs in after the phone's confirmation and continues to the requested page", async ({
    page,
    context,
    words,
    world,
    baseURL,
  }) => {
    await openCode(page, words, `/user/login?lang=${language}&next=%2Fassets%2Faddress`);
    expect(await seriousIn(page)).toEqual([]);
    const phone = await context.newPage();
    await phone.goto(`/__sandbox/?world=${world}&web=${encodeURIComponent(baseURL ?? "")}#/actors`);
    const act = (name: string) => phone.getByRole("button", { name: new RegExp(`^${name}: .*qr_`) });
    const form = phone.locator("form").filter({ has: act("scan") });
    await form.getByLabel("name", { exact: true }).fill("verified");
    await act("scan").click();
    await expect(page.getByText(words("auth.qrScanned"))).toBeVisible();
    await act("confirm").click();
    await expect(page).toHaveURL(/\/assets\/address/);
    await page.goto("/account/record");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("handles a refusal, an expiry and a fresh code", async ({ page, words, control }) => {
    const code = await openCode(page, words, `/user/login?lang=${language}`);
    const { id } = await scan(control, code, "mei");
    await expect(page.getByText(words("auth.qrScanned"))).toBeVisible();
    await control.call("POST", "actors/phone/refuse", { id });
    await expect(page.getByText(words("auth.qrRefused"))).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await page.getByRole("button", { name: words("auth.qrFresh") }).click();
    await expect(page.getByText(words("auth.qrWaiting"))).toBeVisible();
    await control.advance(90);
    await expect(page.getByText(words("auth.qrExpired"))).toBeVisible();
    await page.getByRole("button", { name: words("auth.qrFresh") }).click();
    await expect(page.getByText(words("auth.qrWaiting"))).toBeVisible();
    const again = await scan(control, code, "mei");
    // Mei has an authenticator: the phone was the proof.
    await control.call("POST", "actors/phone/confirm", { id: again.id });
    await expect(page).toHaveURL(/\/assets$/);
  });
});
