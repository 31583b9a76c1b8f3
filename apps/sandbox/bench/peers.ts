import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../web/dev/ports.ts";
import { GET_PATH } from "./calls.ts";
import { contractFile, environmentFile, tables } from "./peers/configs.ts";
import { measure, type Server, startChild } from "./server-child.ts";
import type { Line } from "./table.ts";

const HERE = fileURLToPath(new URL("peers", import.meta.url));
const WITHIN = 60_000;

/**
 * Measures the same two calls with comparable tools, none of which keeps a balance, and with the sandbox in the same
 * minute.
 */
export async function benchPeers(seconds: number): Promise<Line[]> {
  execFileSync("npx", ["-y", "pnpm@12", "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: HERE,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const folder = mkdtempSync(join(tmpdir(), "coffer-peers-"));
  const [prism, jsonServer, mockoon] = [await freePort(), await freePort(), await freePort()];
  const { db, routes } = tables(folder);
  const at = (port: number) => ["--host", "127.0.0.1", "--port", String(port)];
  const started: Record<string, () => Promise<Server>> = {
    "the sandbox": () => startChild("sandbox-server.ts"),
    "node:http by hand": () => startChild("bare-server.ts"),
    "json-server 0.17": () =>
      startPeer("json-server", [...at(jsonServer), "--quiet", "--routes", routes, db], jsonServer),
    Mockoon: () => startPeer("mockoon-cli", ["start", "--data", environmentFile(folder, mockoon)], mockoon),
    Prism: async () =>
      startPeer("prism", ["mock", ...at(prism), "--verboseLevel", "silent", await contractFile(folder)], prism),
  };
  const lines: Line[] = [];
  for (const [name, start] of Object.entries(started)) {
    const server = await start();
    for (const kind of ["GET", "POST"] as const) {
      await measure(server, kind, 1, `warm-${keyOf(name)}`);
      const { perSecond, p99, refused } = await measure(server, kind, seconds, `peer-${keyOf(name)}`);
      const measured = `${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms${refused > 0 ? `, ${refused} refused` : ""}`;
      lines.push({ what: `${kind} at 20 connections: ${name}`, measured, reach: "no goal", ok: true });
    }
    server.child.kill("SIGKILL");
  }
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

/** Starts a peer in its own process and resolves once it answers. */
async function startPeer(command: string, words: string[], port: number): Promise<Server> {
  const child = spawn(join(HERE, "node_modules/.bin", command), words, { stdio: ["ignore", "ignore", "pipe"] });
  await answering(child, port, command);
  return { port, tokens: ["at_main.00000000000000000000000000000000"], child };
}

async function answering(child: ChildProcess, port: number, command: string): Promise<void> {
  let said = "";
  child.stderr?.on("data", (words) => {
    said += words;
  });
  const begun = performance.now();
  for (;;) {
    if (child.exitCode !== null || performance.now() - begun > WITHIN) throw new Error(`${command}: ${said}`);
    const headers = { authorization: "Bearer at_main.00000000000000000000000000000000" };
    const reply = await fetch(`http://127.0.0.1:${port}${GET_PATH}`, { headers }).catch(() => null);
    if (reply?.ok) return;
    if (reply) throw new Error(`${command} answers ${reply.status}: ${await reply.text()}`);
  }
}

/** Restricts a name to the characters of an Idempotency-Key. */
const keyOf = (name: string) => name.replace(/\W+/g, "-");
