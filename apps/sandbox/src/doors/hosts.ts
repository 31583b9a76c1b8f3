/** Where the four services live in production; a door that intercepts takes all of them. */
export const SERVICE_HOSTS: readonly string[] = ["api", "merchant", "multisig", "content"].map(
  (name) => `https://${name}.coffer.example`,
);

/** Whether a request is for the sandbox: the contract's paths and its own control API, on one of the hosts. */
export const isOurs = (url: URL, hosts: readonly string[]) =>
  hosts.includes(url.origin) && /^\/(api|__sandbox\/api)\//i.test(url.pathname);
