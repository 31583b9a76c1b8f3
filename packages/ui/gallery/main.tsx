import { createRoot } from "react-dom/client";
import { Toaster } from "../src/index.ts";
import { Parts } from "./parts/parts.tsx";
import { AssetsScene } from "./scenes/assets.tsx";
import { HomeScene } from "./scenes/home.tsx";
import { OrdersScene } from "./scenes/orders.tsx";
import { WithdrawScene } from "./scenes/withdraw.tsx";
import "./gallery.css";

// ?scene=parts|assets|withdraw|orders|home &mode=light|dark &lang=en|zh-CN
const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.themeMode = wanted.get("mode") ?? "light";
document.documentElement.lang = wanted.get("lang") ?? "en";

const scenes: Record<string, () => React.ReactNode> = {
  parts: Parts,
  assets: AssetsScene,
  withdraw: WithdrawScene,
  orders: OrdersScene,
  home: HomeScene,
};
const Scene = scenes[wanted.get("scene") ?? "parts"] ?? Parts;

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <>
      <Scene />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  );
}
