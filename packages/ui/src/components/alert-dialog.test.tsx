import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu.tsx";

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

test("focuses the cancel button, so that Enter is harmless", async () => {
  const act = await openIt();
  expect(screen.getByRole("alertdialog", { name: "Remove Cold storage 2?" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Keep it");
  await userEvent.keyboard("{Enter}");
  expect(act).not.toHaveBeenCalled();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("confirms once and leaves closing to the caller", async () => {
  const act = await openIt();
  await userEvent.click(screen.getByRole("button", { name: "Remove address" }));
  expect(act).toHaveBeenCalledOnce();
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});

test("returns the focus to the element that had it when the page opened it", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Remove</Button>
        {open && (
          <AlertDialog
            open
            onOpenChange={setOpen}
            title="Remove it?"
            description="This can't be undone."
            confirmLabel="Remove address"
            cancelLabel="Keep it"
            onConfirm={() => setOpen(false)}
          />
        )}
      </>
    );
  }
  render(<Page />);
  const button = screen.getByRole("button", { name: "Remove" });
  for (const leave of ["{Escape}", "{Enter}"]) {
    await userEvent.click(button);
    expect(document.activeElement).not.toBe(button);
    await userEvent.keyboard(leave);
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});

test("returns the focus to the menu's button when opened from a menu", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>More</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setOpen(true)}>Remove</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title="Remove it?"
          description="This can't be undone."
          confirmLabel="Remove address"
          cancelLabel="Keep it"
          onConfirm={() => setOpen(false)}
        />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Remove" }));
  await screen.findByRole("alertdialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("More"));
});
