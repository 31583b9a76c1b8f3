import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Parts } from "./parts/parts.tsx";
import { AssetsScene } from "./scenes/assets.tsx";
import { HomeScene } from "./scenes/home.tsx";
import { OrdersScene } from "./scenes/orders.tsx";
import { WithdrawScene } from "./scenes/withdraw.tsx";

it.each([
  ["every part", Parts],
  ["assets", AssetsScene],
  ["home", HomeScene],
  ["orders", OrdersScene],
  ["withdrawing", WithdrawScene],
] as const)("renders %s without conflicting classes", (_, Scene) => {
  expect(render(<Scene />).container.childElementCount).toBeGreaterThan(0);
});
