// Copies the licences of bundled code to dist/licenses. The console's licences are in its own folder.
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

const METAFILE = "dist/js/metafile-esm.json";
const FOLDER = "dist/licenses";
/** Bundled code that no import reaches: formats of the generated checks, the worker file, the console's fonts. */
const beside: Readonly<Record<string, string>> = {
  "ajv-formats": "../../spec/node_modules/ajv-formats",
  msw: "node_modules/msw",
  "fontsource-geist": "node_modules/@fontsource-variable/geist",
  "fontsource-jetbrains-mono": "node_modules/@fontsource-variable/jetbrains-mono",
  "fontsource-newsreader": "node_modules/@fontsource-variable/newsreader",
};

const { inputs } = JSON.parse(readFileSync(METAFILE, "utf8")) as { inputs: Record<string, unknown> };
const packages = new Map(Object.entries(beside));
for (const input of Object.keys(inputs)) {
  const [, root, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(input) ?? [];
  if (root && name) packages.set(name.replace("/", "-").replace("@", ""), root);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [name, root] of packages) {
  const file = readdirSync(realpathSync(root)).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} is built in and has no licence file.`);
  cpSync(join(realpathSync(root), file), join(FOLDER, `${name}.txt`));
}
rmSync(METAFILE);
