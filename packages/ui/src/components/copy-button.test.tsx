import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

function press(writeText: (text: string) => Promise<void>) {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  render(<CopyButton text="bc1q9k4m" label="Copy address" copiedLabel="Copied" failedLabel="Copy it by hand" />);
  return user.click(screen.getByRole("button", { name: "Copy address" }));
}
const said = () => screen.getByRole("status").textContent;

test('announces "copied" only after the clipboard write succeeds', async () => {
  let done = () => {};
  const copied: string[] = [];
  await press((text) => {
    copied.push(text);
    return new Promise((resolve) => {
      done = resolve;
    });
  });
  expect(copied).toEqual(["bc1q9k4m"]);
  expect(said()).toBe("");
  done();
  await waitFor(() => expect(said()).toBe("Copied"));
});

test("announces a clipboard failure", async () => {
  await press(() => Promise.reject(new Error("denied")));
  await waitFor(() => expect(said()).toBe("Copy it by hand"));
});
