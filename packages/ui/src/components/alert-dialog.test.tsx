import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";

async function openIt() {
  const act = vi.fn();
  render(
    <AlertDialog
      trigger={<Button>Remove</Button>}
      title="Remove Cold storage 2?"
      description="This can't be undone."
      confirmLabel="Remove address"
      cancelLabel="Keep it"
      onConfirm={act}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  return act;
}

test("the safe way out has the focus, so Enter harms nothing", async () => {
  const act = await openIt();
  expect(screen.getByRole("alertdialog", { name: "Remove Cold storage 2?" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Keep it");
  await userEvent.keyboard("{Enter}");
  expect(act).not.toHaveBeenCalled();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("confirming acts once and leaves closing to the caller", async () => {
  const act = await openIt();
  await userEvent.click(screen.getByRole("button", { name: "Remove address" }));
  expect(act).toHaveBeenCalledOnce();
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});
