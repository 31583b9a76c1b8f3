/** The client's default addresses: the four services in production, and the local sandbox. */
export const SERVICE_HOSTS: readonly string[] = [
  ...["api", "merchant", "multisig", "content"].map((name) => `https://${name}.coffer.example`),
  "http://127.0.0.1:4010",
];

/** A base address with its path: `https://api.example/v2` covers everything below it. */
export type Base = { readonly origin: string; readonly prefix: string; readonly isPage: boolean };

/** Of the page's own origin only API calls belong to the sandbox; the rest are the page's files. */
export function readBases(hosts: readonly string[], page: string | null = null): Base[] {
  return hosts.map((host) => {
    const url = URL.parse(host);
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
      throw new TypeError(`hosts: "${host}" is no base URL, like https://api.example or http://localhost:3000/coffer.`);
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ""), isPage: url.origin === page };
  });
}

/** Returns the request's path below one of the bases; null for another server. */
export function pathBelow(url: URL, bases: readonly Base[]): string | null {
  const base = bases.find(
    ({ origin, prefix, isPage }) =>
      origin === url.origin &&
      url.pathname.startsWith(`${prefix}/`) &&
      (!isPage || /^\/(api|__sandbox\/api)\//i.test(url.pathname.slice(prefix.length))),
  );
  return base ? url.pathname.slice(base.prefix.length) : null;
}
