import { createServer } from "vite";

// The router plugin writes src/route-tree.gen.ts as vite starts; this starts it for that alone.
const server = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  root: import.meta.dirname,
  server: { middlewareMode: true, ws: false },
});
await server.close();
