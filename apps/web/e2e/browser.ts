import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

// Debian's headless shell uses less than half the CPU of its Chromium, which renders an invisible window.
const SYSTEM = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Finds a Chromium for the tests or installs one. @throws if neither works; tests are never skipped */
export function chromiumPath(): string {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PLAYWRIGHT_CHROMIUM_PATH names ${named}, and there is no file.`);
  }
  return found() ?? installed() ?? missing();
}

function found(): string | undefined {
  return [...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}

function installed(): string | undefined {
  const ways = [
    ["playwright", "install", "chromium"],
    ...(process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")
      ? [
          ["apt-get", "update", "-qq"],
          ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"],
        ]
      : []),
  ];
  for (const [command = "", ...args] of ways) {
    console.log(`No Chromium found; running ${command} ${args.join(" ")}`);
    try {
      execFileSync(command, args, { stdio: "inherit" });
    } catch {
      // Try the next way; if none works, missing() throws.
    }
    const path = found();
    if (path) return path;
  }
  return undefined;
}

function missing(): never {
  throw new Error(
    "The journeys need a Chromium, and none could be found or installed. Install one and name it in PLAYWRIGHT_CHROMIUM_PATH.",
  );
}
