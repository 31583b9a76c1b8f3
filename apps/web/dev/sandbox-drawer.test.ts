import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sandboxDrawer } from "../vite/sandbox-drawer.ts";
import config from "../vite.config.ts";

type Named = { name?: string } | false | null | undefined | Named[];
const plugins = (command: "build" | "serve") => {
  const { plugins = [] } = (config as unknown as (env: object) => { plugins: Named[] })({
    command,
    mode: "production",
  });
  return plugins.flat().map((plugin) => (plugin && "name" in plugin ? plugin.name : undefined));
};

it("is added before Tailwind in development and never in a build", () => {
  expect(plugins("build")).not.toContain("coffer:sandbox-drawer");
  const names = plugins("serve");
  const [drawer, tailwind] = ["coffer:sandbox-drawer", "@tailwindcss/vite:scan"].map((name) => names.indexOf(name));
  expect(drawer).toBeGreaterThan(-1);
  expect(tailwind).toBeGreaterThan(drawer ?? 0);
});

it("adds the console's sources to the app's one style sheet", () => {
  const { transform } = sandboxDrawer() as unknown as { transform: (code: string, id: string) => string | undefined };
  const styles = join(import.meta.dirname, "../src/main.css");
  expect(transform("", "/elsewhere/other.css")).toBeUndefined();
  const source = /@source "(.+)"/.exec(transform("", `${styles}?direct`) ?? "")?.[1] ?? "";
  expect(existsSync(join(styles, "..", source, "drawer/mount.tsx"))).toBe(true);
});
