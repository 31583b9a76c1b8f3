import { mkdir, writeFile } from "node:fs/promises";
import { joinGroups } from "./join.ts";

// The joined document for Redocly's linter; it still refers to the groups' files, so findings name the place to mend.
const joined = JSON.stringify(joinGroups(), null, 1).replaceAll('"$ref": "', '"$ref": "../');
const folder = new URL("../dist/", import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL("joined.json", folder), joined);
