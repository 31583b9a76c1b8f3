import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { readMessages } from "../../vite/messages.ts";
import { textGroups } from "./groups.ts";

const src = join(import.meta.dirname, "..");
const ids = new Set(Object.keys(readMessages("en")));
const areaOf = (id: string) => (id.split(".")[0] ?? "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All files of ours a file imports, now or later, itself first; not through what the frame has anyway. */
function reached(file: string, within: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next) || within.has(next)) continue;
    found.add(next);
    for (const [, path = ""] of readFileSync(next, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+\.tsx?)"/g))
      if (!path.endsWith(".gen.ts")) waiting.push(join(dirname(next), path));
  }
  return found;
}

/** The areas of the texts that stand in files. */
const areasIn = (files: Iterable<string>) =>
  new Set([...files].flatMap((file) => textsIn(file).map((id) => areaOf(id))));
const textsIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/"([a-zA-Z]+\.[A-Za-z]+)"/g)].flatMap(([, id = ""]) =>
    ids.has(id) ? [id] : [],
  );

const frame = reached(join(src, "main.tsx"));
/** What a route names as its texts, and what something that opens later fetches with itself. */
const groupsIn = (...files: string[]) => {
  const named = files
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/(?:texts: |learn\()\[([^\]]*)\]/g)])
    .map(([, groups]) => groups)
    .join();
  return Object.entries(textGroups).flatMap(([group, areas]) => (named.includes(`"${group}"`) ? areas : []));
};

const routes = readdirSync(join(src, "routes"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => join(src, "routes", name));

it("every area's texts are in a group", () => {
  const grouped = new Set<string>(Object.values(textGroups).flat());
  expect([...grouped].sort()).toEqual([...new Set(ids.values().map(areaOf))].sort());
});

it("the frame of every page says only what it starts with", () => {
  const start: readonly string[] = textGroups.start;
  // What stands in the frame's files for somebody else: a rule's text shown by a form, on a page that has the form's texts.
  expect([...areasIn(frame)].filter((area) => !start.includes(area))).toEqual([]);
});

it.each(routes.map((file) => relative(src, file)))("%s names the groups of all the texts it may show", (name) => {
  const file = join(src, name);
  const around = join(dirname(file), "route.tsx");
  const files = reached(file, frame);
  const own = groupsIn(file, ...(routes.includes(around) ? [around] : []));
  expect(own, "no texts come twice").toEqual([...new Set(own)]);
  const known = new Set<string>([...textGroups.start, ...groupsIn(...files), ...own]);
  expect([...areasIn(files)].filter((area) => !known.has(area))).toEqual([]);
});
