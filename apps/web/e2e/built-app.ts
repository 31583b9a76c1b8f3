import { spawn } from "node:child_process";
import { type Browser, chromium } from "@playwright/test";
import { freePort } from "../dev/ports.ts";
import { chromiumPath } from "./browser.ts";

const web = `${import.meta.dirname}/..`;

export interface BuiltApp {
  browser: Browser;
  origin: string;
  sandboxPort: number;
}

/** Opens the app as `pnpm build` wrote it, over a sandbox of its own, in a Chromium; all end with `use`. `sandbox` starts one that listens on a port. */
export async function withBuiltApp(
  use: (app: BuiltApp) => Promise<void>,
  sandbox = (port: string): readonly string[] => ["../sandbox/src/cli.ts", "start", "--port", port],
): Promise<void> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const preview = ["preview", "--host", "127.0.0.1", "--port", String(port), "--strictPort"];
  const servers = [
    spawn("node", ["--conditions=@coffer/source", ...sandbox(String(sandboxPort))], { cwd: web, env }),
    spawn("node_modules/.bin/vite", preview, { cwd: web, env }),
  ];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await Promise.all([answered(`${origin}/`), answered(`http://127.0.0.1:${sandboxPort}/__sandbox/api/world`)]);
    await use({ browser, origin, sandboxPort });
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
  }
}

/** A sandbox with a long history starts slowly. */
const TRIES = 600;

async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} doesn't answer.`);
}
