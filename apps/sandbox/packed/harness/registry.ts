import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

type Packed = { manifest: { name: string; version: string }; bytes: Buffer };

/** Serves the tarballs as an npm registry and forwards all other requests to the real one. */
export async function serveTarballs(tarballs: readonly string[]): Promise<{ url: string; server: Server }> {
  const packed = new Map(tarballs.map((path) => read(path)).map((each) => [each.manifest.name, each]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "/").slice(1);
    const url = `http://${request.headers.host}`;
    const known = packed.get(path.replace(/\.tgz$/, ""));
    if (!known) response.writeHead(404).end("{}");
    else if (path.endsWith(".tgz")) response.end(known.bytes);
    else response.setHeader("content-type", "application/json").end(JSON.stringify(document(known, url)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

const read = (path: string): Packed => ({
  manifest: JSON.parse(execFileSync("tar", ["-xzOf", path, "package/package.json"], { encoding: "utf8" })),
  bytes: readFileSync(path),
});

function document({ manifest, bytes }: Packed, url: string) {
  const { name, version } = manifest;
  const hash = (kind: string) => createHash(kind).update(bytes);
  const dist = {
    tarball: `${url}/${encodeURIComponent(name)}.tgz`,
    integrity: `sha512-${hash("sha512").digest("base64")}`,
    shasum: hash("sha1").digest("hex"),
  };
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
