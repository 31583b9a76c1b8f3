import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

type AxePage = { axe?: typeof axe };

/**
 * Returns axe's serious findings on a page, a line each. It runs only the requested rules and loads axe once per
 * page:
 * Playwright's axe runner loads it each time and opens a page for the results, which takes three times as long.
 */
export async function seriousIn(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (how) => (window as AxePage).axe?.run(how) ?? Promise.reject(new Error("axe isn't there.")),
    { resultTypes: ["violations"], ...options } satisfies RunOptions,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
