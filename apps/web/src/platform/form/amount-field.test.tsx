import { fireEvent, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { openFlow } from "../../../test/flow.tsx";
import { field, text } from "../../../test/page.tsx";
import { amounts, regions, writtenIn } from "../../../test/written-amounts.ts";
import { formatAmount } from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";
import type { Locale } from "../intl/locale.ts";
import { AmountField } from "./amount-field.tsx";

async function open(locale: Locale) {
  const app = await openFlow(function Amount() {
    const form = useForm({ defaultValues: { amount: "" } });
    return (
      <FormProvider {...form}>
        <AmountField
          name="amount"
          label={<FormattedMessage id="withdrawals.amount" />}
          unit="USDT"
          decimals={6}
          balance="21480.123456"
        />
        <output>{form.watch("amount")}</output>
      </FormProvider>
    );
  }, locale);
  const target = await field("withdrawals.amount");
  return {
    ...app,
    target,
    read: () => document.querySelector("output")?.textContent,
    hint: () => document.getElementById(target.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
  };
}

/** The typed keys, the field's text, its amount, and its hint, if any. */
const typed = [
  ["12,500", "12,500", "12500", "12,500.00 USDT"],
  ["12,500.00", "12,500.00", "12500", "12,500.00 USDT"],
  ["1,234,567.89", "1,234,567.89", "1234567.89", "1,234,567.89 USDT"],
  ["12500", "12500", "12500", "12,500.00 USDT"],
  ["12.500", "12.500", "12.5", "12.50 USDT"],
  ["12,50", "12,50", "12.5", "12.50 USDT"],
  ["0,5", "0,5", "0.5", "0.50 USDT"],
  ["0.5", "0.5", "0.5", ""],
  ["12.5", "12.5", "12.5", ""],
  ["999", "999", "999", ""],
  [".5", ".5", "0.5", ""],
  ["5.", "5.", "5", ""],
  ["1.2.3", "1.23", "1.23", ""],
  ["1.1234567", "1.123456", "1.123456", "1.123456 USDT"],
  ["0,1234567", "0,1234567", "0.1234567", "0.1234567 USDT"],
  ["１２，５００", "12,500", "12500", "12,500.00 USDT"],
  ["1,000", "1,000", "1000", "1,000.00 USDT"],
  ["100,000", "100,000", "100000", "100,000.00 USDT"],
  ["1,000,000", "1,000,000", "1000000", "1,000,000.00 USDT"],
  ["1,00", "1,00", "1", "1.00 USDT"],
  ["10,00", "10,00", "10", "10.00 USDT"],
  ["1.000", "1.000", "1", "1.00 USDT"],
  ["1,234.5", "1,234.5", "1234.5", "1,234.50 USDT"],
  ["1.234,5", "1.234,5", "1234.5", "1,234.50 USDT"],
  ["1.23,5", "1.23,5", "", ""],
  ["1,2345", "1,2345", "1.2345", "1.2345 USDT"],
  ["12,5000", "12,5000", "12.5", "12.50 USDT"],
  ["0.000001", "0.000001", "0.000001", ""],
  ["0,000001", "0,000001", "0.000001", "0.000001 USDT"],
  ["12 500", "12500", "12500", "12,500.00 USDT"],
  ["1'000", "1000", "1000", "1,000.00 USDT"],
  ["00012", "00012", "12", ""],
  ["1e5", "15", "15", ""],
  ["-5", "5", "5", ""],
] as const;

for (const locale of ["en", "zh-CN"] as const) {
  it(`reads typed amounts and explains ambiguous ones (${locale})`, async () => {
    const app = await open(locale);
    const { user, target } = app;
    for (const [keys, shown, amount, said] of typed) {
      await user.clear(target);
      await user.type(target, keys);
      expect([keys, target.getAttribute("value")]).toEqual([keys, shown]);
      expect([keys, app.read()]).toEqual([keys, amount]);
      const hint = app.hint();
      expect([keys, said === "" ? !/^[\d,.]+ USDT/.test(hint) : hint.startsWith(said)]).toEqual([keys, true]);
    }
  });
}

it("reads 120 pasted amounts of four regional formats, or explains them", async () => {
  const app = await open("en");
  let count = 0;
  let said = 0;
  for (const region of regions) {
    for (const amount of amounts) {
      const written = writtenIn(region, amount);
      fireEvent.paste(app.target, { clipboardData: { getData: () => written } });
      const read = app.read() ?? "";
      count += 1;
      if (read === amount) continue;
      // "1.234", where a dot groups thousands: the field shows its reading in full.
      said += 1;
      expect([written, app.hint().startsWith(`${formatAmount(read, { decimals: 2 })} USDT`)]).toEqual([written, true]);
    }
  }
  expect([count, said]).toEqual([120, 4]);
});

it("reads pasted and typed text alike", async () => {
  const app = await open("en");
  for (const pasted of ["12,500", "12,500.00 USDT", " 12 500 ", "1.25E+4"]) {
    await app.user.clear(app.target);
    await app.user.click(app.target);
    await app.user.paste(pasted);
    await waitFor(() => expect(app.read()).toBe("12500"));
  }
});

it.each(["-5", "1.2.3", "5 or 6", "0x10", "1e5000"])("keeps %s, pasted, as an invalid amount", async (pasted) => {
  const app = await open("en");
  await app.user.click(app.target);
  await app.user.paste(pasted);
  expect([app.target.getAttribute("value"), app.read()]).toEqual([pasted, ""]);
});

it("writes the balance digit for digit on Max", async () => {
  const app = await open("en");
  await app.press("form.max", { amount: "21,480.123456", unit: "USDT" });
  expect(app.read()).toBe("21480.123456");
  await text("withdrawals.amount");
});
