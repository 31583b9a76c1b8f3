import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const CONSOLE_PATH = "/__sandbox";
/** Beside the code when built, in the package's dist when running from the sources. */
const BUILT = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../../dist/console" : "../console", import.meta.url),
);
const BUILD_COMMAND = "npx -y pnpm@12 --filter @coffer/sandbox build:console";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
export const SAFETY = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  // Inline styles: the UI kit positions toasts and menus with them.
  "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
};

export type FileReply = { status: number; headers: Record<string, string>; body: string | Buffer };

/** Returns whether a path is one of the console's files, not of its API. */
export const isConsole = (path: string) =>
  path === CONSOLE_PATH || (path.startsWith(`${CONSOLE_PATH}/`) && !path.startsWith(`${CONSOLE_PATH}/api/`));

/** Returns one file of the built console. `path` comes decoded, from outside. */
export function consoleFile(method: string, path: string, folder = BUILT): FileReply {
  if (method !== "GET" && method !== "HEAD") return page(405, "The console is only read.", { allow: "GET, HEAD" });
  if (path === CONSOLE_PATH) return { status: 308, headers: { location: `${CONSOLE_PATH}/` }, body: "" };
  const files = filesIn(folder);
  if (!files.has("index.html"))
    return page(503, `The console isn't built yet. Build it, then reload:\n\n${BUILD_COMMAND}`);
  const name = path.slice(CONSOLE_PATH.length + 1) || "index.html";
  const type = TYPES[extname(name)];
  if (!files.has(name) || type === undefined) return page(404, "The console has no such file.");
  // Names in assets/ change with their content.
  const cache = name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
  const headers = { ...SAFETY, "content-type": type, "cache-control": cache };
  return { status: 200, headers, body: readFileSync(join(folder, name)) };
}

/** Served by name from a listing of the folder, so no path leaves it; symbolic links are skipped. */
function filesIn(folder: string): Set<string> {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return new Set();
  }
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/")));
}

const page = (status: number, text: string, headers: Record<string, string> = {}): FileReply => ({
  status,
  headers: { ...SAFETY, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  body: `${text}\n`,
});
