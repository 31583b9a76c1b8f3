import { writeFile } from "node:fs/promises";
import webpack from "webpack";

// The two halves of a Next app: the browser's, and the server's with the condition of server components.
const shared = { mode: "production", context: import.meta.dirname, experiments: { topLevelAwait: true } };
const compilers = webpack([
  {
    ...shared,
    name: "client",
    target: "web",
    entry: "./client.js",
    output: { path: `${import.meta.dirname}/dist`, filename: "client.js" },
  },
  {
    ...shared,
    name: "server",
    target: "node22",
    entry: "./server.js",
    output: { path: `${import.meta.dirname}/dist`, filename: "server.cjs" },
    resolve: { conditionNames: ["react-server", "node", "import", "require", "default"] },
  },
]);
compilers.run(async (error, stats) => {
  if (error) throw error;
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const { message, moduleName } of [...errors, ...warnings]) console.error(moduleName, message);
  process.exitCode = stats.hasErrors() || stats.hasWarnings() ? 1 : 0;
  await writeFile(
    `${import.meta.dirname}/dist/index.html`,
    '<!doctype html><pre></pre><script src="client.js"></script>',
  );
});
