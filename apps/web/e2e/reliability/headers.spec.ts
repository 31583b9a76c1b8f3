import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headers } from "../../vite/security-headers.ts";
import { expect, test, webBuild } from "../test.ts";

test("runs under the build's headers: no inline script, no HTML except from the sanitising component", async ({
  page,
}) => {
  const reply = await page.goto("/help");
  expect(reply?.headers()).toMatchObject(headers);
  const shipped = readFileSync(join(webBuild, "_headers"), "utf8");
  for (const [name, value] of Object.entries(headers)) expect(shipped).toContain(`${name}: ${value}`);

  const tried = await page.evaluate(async () => {
    const violated: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => violated.push(effectiveDirective));
    const thrown = (act: () => void) => {
      try {
        act();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const html = thrown(() => {
      document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
    });
    const policy = thrown(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy("mine", {});
    });
    const script = document.createElement("script");
    thrown(() => script.append("window.ran = true"));
    document.head.append(script);
    const button = document.createElement("button");
    thrown(() => button.setAttribute("onclick", "window.ran = true"));
    button.click();
    await fetch("https://elsewhere.example/").catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    return { html, policy, ran: "ran" in window, violated };
  });
  expect(tried).toMatchObject({ html: "TypeError", policy: "TypeError", ran: false });
  expect(tried.violated).toEqual(expect.arrayContaining(["require-trusted-types-for", "trusted-types", "connect-src"]));
});
