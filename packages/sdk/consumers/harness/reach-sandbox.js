// Preloaded before a snippet: redirects requests for the sandbox's default address to the tested one, and to a world
// of
// the snippet's own.
const { SANDBOX_URL, SANDBOX_WORLD } = process.env;
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const moved = new Request(request.url.replace("http://127.0.0.1:4010", SANDBOX_URL), request);
  moved.headers.set("X-Sandbox-World", SANDBOX_WORLD);
  return send(moved);
};
