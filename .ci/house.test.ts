import { describe, expect, it } from "vitest";
import { findFaults, rules } from "./house-rules.ts";

const planted: Record<string, { path: string; text: string }> = {
  "file length": { path: "apps/web/src/a.ts", text: "x\n".repeat(401) },
  "folder names": { path: "apps/web/src/utils/a.ts", text: "" },
  "world time": { path: "apps/sandbox/src/modules/a.ts", text: "const at = Date.now();" },
  "float amounts": { path: "apps/web/src/a.ts", text: "parseFloat(amount)" },
  "paths outside gen": { path: "apps/web/src/a.ts", text: 'fetch("/api/TokenAuth/RefreshToken")' },
  "amounts as numbers": { path: "apps/web/src/a.ts", text: "Number(order.amount)" },
  envelope: { path: "packages/sdk/src/client/call.ts", text: "if (body.success) return body.result;" },
  "behaviour of an error": { path: "apps/web/src/platform/a.ts", text: 'case "endSession":' },
  entries: { path: "apps/web/src/platform/form/all.ts", text: '// Fields.\nexport * from "./field.ts";\n' },
  "paths of a machine": {
    path: ".github/workflows/a.yml",
    text: `registry-url: https://${["registry", "npmjs", "org"].join(".")}`,
  },
  "switched-off types": { path: "packages/sdk/src/a.ts", text: "// @ts-ignore" },
  "no sleeping": { path: "apps/web/e2e/a.test.ts", text: "await page.waitForTimeout(500)" },
  unfinished: { path: "apps/web/src/a.ts", text: "// TODO later" },
};

describe("house rules", () => {
  it.each(rules.map((rule) => rule.name))("finds a planted fault of %s", (name) => {
    const fault = planted[name];
    expect(fault, `plant a fault for ${name}`).toBeDefined();
    expect(findFaults(fault ? [fault] : [])).toHaveLength(1);
  });

  it.each(["home", "Users", "tmp"])("finds a path below /%s in any file", (folder) => {
    const text = `see "/${folder}/mei/notes"`;
    expect(findFaults([{ path: "README.md", text }])).toHaveLength(1);
    expect(findFaults([{ path: "README.md", text: `see ../features/${folder}/notes` }])).toEqual([]);
  });

  it("finds nothing in a clean file", () => {
    expect(findFaults([{ path: "apps/web/src/a.ts", text: "export const one = 1;\n" }])).toEqual([]);
  });
});
