import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { startCommand } from "./harness/command.ts";
import { instructionsOf, wordsOf } from "./harness/container.ts";
import { run } from "./harness/run.ts";

// Builds no container: runs the container file's instructions in an empty folder, from the packed package.
const inContainer = (name: string) => new URL(`../container/${name}`, import.meta.url);
const textOf = (name: string) => readFile(inContainer(name), "utf8");
const instructions = instructionsOf(inContainer("Dockerfile"));
const manifest = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));

test("starts a ready sandbox that keeps its folder and logs requests", async () => {
  const folder = join(inject("packedFolder"), "container");
  const [prefix, state] = [join(folder, "global"), join(folder, "state")];
  await mkdir(folder);
  const env = {
    VERSION: manifest.version,
    npm_config_prefix: prefix,
    "npm_config_@coffer:registry": inject("registry"),
    PATH: `${join(prefix, "bin")}:${process.env.PATH}`,
  };
  // The test's user owns the folder: the image's user doesn't exist here.
  const here = (words: string) => words.replace(/ --(owner|group)=node/g, "").replaceAll("/state", state);
  for (const { words } of instructions.filter(({ name }) => name === "RUN"))
    await run("bash", ["-ec", here(words)], { cwd: folder, env });

  const [entry = "", ...words] = [...wordsOf(instructions, "ENTRYPOINT"), ...wordsOf(instructions, "CMD")].map(here);
  const port = ["--port", "0"];
  const { child, ended, said, url } = await startCommand(join(prefix, "bin", entry), [...words, ...port], folder);
  expect(said).toContain("Coffer sandbox on");
  let lines = "";
  child.stdout.on("data", (data) => {
    lines += data;
  });
  const [program = "", ...asked] = wordsOf(instructions, "HEALTHCHECK");
  const [image = "", inside] = [new URL(url).host, "127.0.0.1:4010"];
  const check = (at: string) =>
    run(
      program,
      asked.map((each) => each.replace(inside, at)),
      { cwd: folder },
    );
  await check(image);
  await expect(check("127.0.0.1:9")).rejects.toMatchObject({ cause: { code: 1 } });
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(JSON.parse(lines.split("\n")[0] ?? "")).toMatchObject({ path: "/__sandbox/ready", status: 200 });
  expect(await readFile(join(state, "sandbox.json"), "utf8")).toContain("coffer-sandbox-state");
});

test("passes a registry's linter", () => {
  const of = (name: string) => instructions.filter((each) => each.name === name).map(({ words }) => words);
  const [from = ""] = of("FROM");
  // One stage with a pinned version that the package supports.
  expect(of("FROM")).toHaveLength(1);
  expect(Number(/^node:(\d+)-[a-z]+-slim$/.exec(from)?.[1])).toBeGreaterThanOrEqual(22);
  expect(instructions[0]?.name).toBe("FROM");
  for (const name of ["ENTRYPOINT", "CMD"]) expect(of(name)[0]).toMatch(/^\[".+"\]$/);
  expect(of("USER")).toEqual(["node"]);
  expect(of("RUN").join("\n")).not.toMatch(/\bsudo\b|\bcurl\b|apt-get|@latest/);
  expect(instructions.map(({ name }) => name).lastIndexOf("RUN")).toBeLessThan(
    instructions.findIndex(({ name }) => name === "USER"),
  );
  expect(of("EXPOSE")).toEqual(["4010"]);
});

test("runs two sandboxes behind the proxy over one folder", async () => {
  const [compose, nginx] = [await textOf("compose.yaml"), await textOf("nginx.conf")];
  const upstreams = [...nginx.matchAll(/server (sandbox-\d):4010/g)].map(([, name]) => name);
  expect([...compose.matchAll(/^ {2}(sandbox-\d):\n {4}<<: \*sandbox$/gm)].map(([, name]) => name)).toEqual(upstreams);
  expect(upstreams).toHaveLength(2);
  // If both services build it, the first `up` on a machine fails: "image already exists".
  expect(compose.match(/^ *build:$/gm)).toHaveLength(1);
  const command: string[] = JSON.parse(/command: (\[.+\])/.exec(compose)?.[1] ?? "[]");
  const own = wordsOf(instructions, "CMD");
  expect(command.slice(0, own.length)).toEqual(own);
  expect(command.slice(own.length)).toEqual(["--allow-host", expect.stringContaining("SANDBOX_NAME")]);
  expect(compose).toContain("- state:/state\n");
  // The file must not contain a token.
  expect(compose).toMatch(/COFFER_SANDBOX_TOKEN: \$\{COFFER_SANDBOX_TOKEN:\?/);
  expect(compose).toContain("./nginx.conf:/etc/nginx/conf.d/default.conf:ro");
});
