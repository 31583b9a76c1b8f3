import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("keeps the focus, ignores clicks and announces the wait while loading", async () => {
  const act = vi.fn();
  const button = (loading: boolean) => (
    <Button loading={loading} loadingLabel="Sending" onClick={act}>
      Withdraw 0.5 BTC
    </Button>
  );
  const { rerender } = render(button(false));
  await userEvent.click(screen.getByRole("button"));
  expect(act).toHaveBeenCalledTimes(1);

  rerender(button(true));
  const held = screen.getByRole("button", { name: "Withdraw 0.5 BTC" });
  expect(document.activeElement).toBe(held);
  expect(screen.getByRole("status").textContent).toBe("Sending");
  await userEvent.click(held);
  await userEvent.keyboard("{Enter}");
  expect(act).toHaveBeenCalledTimes(1);
});

test("does not submit its form twice while loading", async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(submit).not.toHaveBeenCalled();
});

test("renders a link as the button with asChild", () => {
  render(
    <Button asChild>
      <a href="/assets">Assets</a>
    </Button>,
  );
  expect(screen.getByRole("link", { name: "Assets" }).getAttribute("href")).toBe("/assets");
  expect(screen.queryByRole("button")).toBeNull();
});
