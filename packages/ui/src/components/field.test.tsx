import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Combobox } from "./combobox.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { InputGroup } from "./input-group.tsx";
import { OtpInput } from "./otp-input.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { Segmented } from "./segmented.tsx";
import { Select } from "./select.tsx";
import { Textarea } from "./textarea.tsx";

const nothing = () => {};
const options = [{ value: "a", label: "A" }];

test.each([
  ["Input", <Input key="c" />],
  ["InputGroup", <InputGroup key="c" trailing="USDT" />],
  ["Textarea", <Textarea key="c" />],
  ["OtpInput", <OtpInput key="c" value="" onChange={nothing} />],
  ["Select", <Select key="c" options={options} />],
  [
    "Combobox",
    <Combobox key="c" options={options} onValueChange={nothing} placeholder="" searchLabel="" emptyText="" />,
  ],
])("names and describes %s by its field", (_, control) => {
  const { rerender } = render(
    <Field label="Amount" hint="Minimum 10">
      {control}
    </Field>,
  );
  const named = screen.getByLabelText("Amount");
  const note = () => document.getElementById(named.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(note()).toBe("Minimum 10");
  expect(named.getAttribute("aria-invalid")).not.toBe("true");

  rerender(
    <Field label="Amount" hint="Minimum 10" error="Too little">
      {control}
    </Field>,
  );
  expect(note()).toBe("Too little");
  expect(named.getAttribute("aria-invalid")).toBe("true");
});

test.each([
  ["RadioCards", <RadioCards key="c" options={options} />],
  ["Segmented", <Segmented key="c" options={options} />],
])("names the group %s by its field", (_, group) => {
  render(<Field label="Network">{group}</Field>);
  expect(screen.getByRole("radiogroup", { name: "Network" })).toBeTruthy();
});
