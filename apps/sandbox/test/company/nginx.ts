import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { freePort } from "../../../web/dev/ports.ts";

const CONFIG = new URL("../../container/nginx.conf", import.meta.url);
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** Finds Debian's nginx, or the one that `NGINX` names; undefined if there is none. */
export const findNginx = (): string | undefined =>
  process.env.NGINX ?? FOLDERS.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));

/** Returns the shipped configuration with this machine's addresses. */
function configOf(folder: string, port: number, upstreams: readonly URL[]): string {
  let shipped = readFileSync(CONFIG, "utf8").replace("listen 80;", `listen 127.0.0.1:${port};`);
  for (const [at, { host }] of upstreams.entries()) shipped = shipped.replace(`sandbox-${at + 1}:4010`, host);
  // Workers run as the starting user: as root, nginx would switch to a user without write access here.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${user}pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
worker_processes 2;
events { worker_connections 4096; }
http {
access_log off;
${temporary.join("\n")}
${shipped}}
`;
}

/** Starts nginx in front of these processes; resolves when it listens. */
export async function startNginx(command: string, folder: string, upstreams: readonly URL[]) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configOf(folder, port, upstreams));
  const child = spawn(command, ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  await listening(child, `http://127.0.0.1:${port}/__sandbox/health`);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function listening(child: ChildProcess, url: string): Promise<void> {
  let said = "";
  child.stderr?.on("data", (words) => {
    said += words;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said}`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
  }
}
