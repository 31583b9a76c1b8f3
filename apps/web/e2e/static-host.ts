import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { pageFile } from "../hosting/page-file.ts";

// The plainest host of files there is, as pages are put on: pages drawn prerendered, no fallback but a 404 page, no API.
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const [folder = ".", port = "0"] = process.argv.slice(2);

createServer((request, response) => {
  const address = new URL(request.url ?? "/", "http://host");
  const { pathname: path } = address;
  const prerendered = join(folder, pageFile(address, request.headers.cookie) ?? "none");
  const named = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  const wanted = statSync(prerendered, { throwIfNoEntry: false }) ? prerendered : named;
  const isFile = request.method === "GET" && statSync(wanted, { throwIfNoEntry: false })?.isFile() === true;
  const file = isFile ? wanted : join(folder, "404.html");
  response.writeHead(isFile ? 200 : 404, { "content-type": types[extname(file)] ?? "application/octet-stream" });
  response.end(readFileSync(file));
}).listen(Number(port), "127.0.0.1");
