import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Combobox } from "./combobox.tsx";

const options = [
  { value: "BTC", label: "BTC", note: "Bitcoin" },
  { value: "TRX", label: "TRX", note: "Tron", keywords: "波场" },
  { value: "OLD", label: "OLD", disabled: true },
];

async function openIt() {
  const pick = vi.fn();
  render(
    <Combobox
      aria-label="Coin"
      options={options}
      onValueChange={pick}
      placeholder="Choose"
      searchLabel="Search coin"
      emptyText="No coin by that name"
    />,
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Coin" }));
  return { pick, box: screen.getByRole("combobox", { name: "Search coin" }) };
}
const labels = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("moves with arrow keys, selects with Enter and closes", async () => {
  const { pick, box } = await openIt();
  await userEvent.keyboard("{ArrowDown}");
  const active = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
  expect(active?.textContent).toContain("TRX");
  await userEvent.keyboard("{Enter}");
  expect(pick).toHaveBeenCalledExactlyOnceWith("TRX");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("ranks prefix matches first and matches keywords", async () => {
  const { box } = await openIt();
  await userEvent.type(box, "t");
  expect(labels()).toEqual(["TRXTron", "BTCBitcoin"]);
  await userEvent.clear(box);
  await userEvent.type(box, "波场");
  expect(labels()).toEqual(["TRXTron"]);
});

test("announces an empty result and ignores Enter", async () => {
  const { pick, box } = await openIt();
  await userEvent.type(box, "zzz{Enter}");
  expect(screen.getByRole("status").textContent).toBe("No coin by that name");
  expect(pick).not.toHaveBeenCalled();
});

test("ignores disabled options and the Enter that ends a composition", async () => {
  const { pick, box } = await openIt();
  await userEvent.click(screen.getByRole("option", { name: "OLD" }));
  fireEvent.keyDown(box, { key: "Enter", isComposing: true });
  expect(pick).not.toHaveBeenCalled();
});
