import { defineConfig } from "@playwright/test";

// e2e/run.ts chooses the ports and the browser; without it there is nothing to test against.
const { PORT, SANDBOX_PORT, PAGES_PORT, WEB_BUILD, PAGES_BUILD, PLAYWRIGHT_CHROMIUM_PATH } = process.env;
if (!PORT || !SANDBOX_PORT || !PAGES_PORT || !WEB_BUILD || !PAGES_BUILD || !PLAYWRIGHT_CHROMIUM_PATH)
  throw new Error("Run the journeys with `npx -y pnpm@12 e2e`.");

export default defineConfig({
  testDir: "e2e",
  outputDir: "../../.coffer/e2e",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A machine shared with others may stall for a moment. What needed a second try is named at the end, and fails a soak.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    actionTimeout: 15_000,
    trace: "on-first-retry",
    // What moves is drawn by the CPU, sixty times a second: a quarter of a journey's work.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: PLAYWRIGHT_CHROMIUM_PATH,
      // Root, as in most containers, can't use Chromium's own sandbox; the rest keeps it from calling home.
      args: [
        ...["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
        // The network is closed but for our own servers: what a page asks of anybody else fails, and the sweep tells.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
    },
  },
  webServer: [
    {
      command: `node --conditions=@coffer/source src/cli.ts start --port ${SANDBOX_PORT}`,
      cwd: "../sandbox",
      url: `http://127.0.0.1:${SANDBOX_PORT}/__sandbox/api/world`,
    },
    {
      command: `vite preview --host 127.0.0.1 --port ${PORT} --strictPort --outDir ${WEB_BUILD}`,
      url: `http://127.0.0.1:${PORT}/`,
    },
    { command: `node e2e/static-host.ts ${PAGES_BUILD} ${PAGES_PORT}`, url: `http://127.0.0.1:${PAGES_PORT}/` },
  ],
});
