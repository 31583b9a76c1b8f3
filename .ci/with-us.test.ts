import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const tool = fileURLToPath(new URL("./with-us.ts", import.meta.url));
// A tool that starts a worker; both wait for ever, and both hold the output that we read.
const worker = "setInterval(() => {}, 1000)";
const leader = `require("node:child_process").spawn(process.execPath, ["-e", "${worker}"], { stdio: "inherit" }); console.log("works"); ${worker}`;
const asked = (command: string) => `
  import { endsWithUs } from ${JSON.stringify(tool)};
  const code = await endsWithUs(process.execPath, ["-e", ${JSON.stringify(command)}], { stdio: ["ignore", "inherit", "inherit"] });
  console.log("code " + code);`;

/** Everything a program and whoever it left behind say, once the last of them has ended. */
function toTheEnd(command: string, once?: (ours: ChildProcess, said: string) => void): Promise<string> {
  const ours = spawn(process.execPath, ["--input-type=module", "-e", asked(command)]);
  let said = "";
  for (const stream of [ours.stdout, ours.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
      once?.(ours, said);
    });
  return new Promise((resolve) => ours.once("close", () => resolve(said)));
}

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s ends the tool and its workers, and what follows still runs", async (signal, code) => {
  const said = await toTheEnd(leader, (ours, soFar) => {
    if (soFar === "works\n") ours.kill(signal);
  });
  expect(said).toBe(`works\ncode ${code}\n`);
});

it("killed outright, so that nothing of ours can follow, it ends them too", async () => {
  const said = await toTheEnd(leader, (ours, soFar) => {
    if (soFar === "works\n") ours.kill("SIGKILL");
  });
  expect(said).toBe("works\n");
});

it("answers the code the tool ends with by itself", async () => {
  expect(await toTheEnd("process.exit(3)")).toBe("code 3\n");
});
