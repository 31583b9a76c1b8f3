import { controlOf } from "../control-call.ts";
import { diffLines } from "../diff-lines.ts";
import { misused } from "../mistakes.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb } from "../verb.ts";
import { listedLine, worldLine } from "../world-line.ts";

export const verb = defineVerb({
  takes: "[fork <name> | delete <name> | diff <name> <name>]",
  help: `Lists the worlds there are, whose they are and when they may expire.

  fork <name>           a new world from where --world stands
  delete <name>         the world is gone; naming it again makes one from the seed. 'ci-*' deletes all that match
  diff <one> <other>    what differs: clock, balances, rows of each table
${serverHelp}`,
  options: serverOptions,
  run: async ({ values, words, io }) => {
    const target = targetOf(values, io);
    const control = controlOf(target);
    const say = <Reply>(reply: Reply, line: (reply: Reply) => string) =>
      io.out(values.json ? `${JSON.stringify(reply)}\n` : line(reply));
    const [what, ...names] = words;
    const expect = (count: number) => {
      if (names.length !== count) throw misused(`${what} takes ${count} ${count === 1 ? "name" : "names"}.`);
    };
    if (what === undefined) {
      const { items } = await control("GET", "worlds");
      say(items, (all) => all.map(listedLine).join(""));
    } else if (what === "fork") {
      expect(1);
      say(await control("POST", "worlds/fork", { id: names[0] ?? "" }), worldLine);
    } else if (what === "delete") {
      expect(1);
      const [name = ""] = names;
      const which = name.includes("*") ? { matching: name } : { id: name };
      say(await control("DELETE", "worlds", which), ({ deleted }) =>
        deleted.length === 0 ? `No world matches ${name}.\n` : deleted.map((id) => `${id} is gone.\n`).join(""),
      );
    } else if (what === "diff") {
      expect(2);
      const [from = "", to = ""] = names;
      say(await control("GET", "worlds/diff", { from, to }), diffLines);
    } else throw misused(`It is fork, delete or diff, not "${what}".`);
  },
});
