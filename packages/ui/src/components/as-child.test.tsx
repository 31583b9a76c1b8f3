import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { AsChild } from "./as-child.tsx";

test("draws the child with both's classes, handlers and refs, and the child's attributes first", async () => {
  const [own, given] = [vi.fn(), vi.fn()];
  const refs: unknown[] = [];
  render(
    <AsChild
      className="px-4"
      onClick={given}
      ref={(node: unknown) => void refs.push(node)}
      title="given"
      aria-current="page"
    >
      <a href="#there" className="font-medium" onClick={own} ref={(node) => void refs.push(node)} title="own">
        There
      </a>
    </AsChild>,
  );
  const link = screen.getByRole("link", { name: "There" });
  expect(link.className.split(" ").sort()).toEqual(["font-medium", "px-4"]);
  expect([link.title, link.getAttribute("aria-current")]).toEqual(["own", "page"]);
  expect(refs).toEqual([link, link]);
  await userEvent.click(link);
  expect(own.mock.invocationCallOrder[0]).toBeLessThan(given.mock.invocationCallOrder[0] ?? 0);
});
