import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

type AxePage = { axe?: typeof axe };

/**
 * What axe finds serious on a page, a line each. Only a rule's breaches are worked out, and its script is loaded once a
 * page: axe's own runner for Playwright loads it each time and opens a page to put the results together, which takes
 * three times as long.
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
