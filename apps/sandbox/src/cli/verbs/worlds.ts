import { controlCall } from "../control-call.ts";
import { misused } from "../mistakes.ts";
import { serverHelp, serverOptions, targetOf } from "../server-options.ts";
import { defineVerb } from "../verb.ts";
import { listedLine, type WorldListed, worldLine } from "../world-line.ts";

export const verb = defineVerb({
  takes: "[fork <name> | delete <name> | diff <name> <name>]",
  help: `Lists the worlds there are.

  fork <name>           a new world from where --world stands
  delete <name>         the world is gone; naming it again makes one from the seed. 'ci-*' deletes all that match
  diff <one> <other>    what differs: clock, balances, rows of each table
${serverHelp}`,
  options: serverOptions,
  run: async ({ values, words, io }) => {
    const target = targetOf(values, io);
    const say = (reply: unknown, line: (reply: never) => string) =>
      io.out(values.json ? `${JSON.stringify(reply)}\n` : line(reply as never));
    const [what, ...names] = words;
    const expect = (count: number) => {
      if (names.length !== count) throw misused(`${what} takes ${count} ${count === 1 ? "name" : "names"}.`);
    };
    if (what === undefined) {
      const { items } = (await controlCall(target, "GET", "api/worlds")) as { items: WorldListed[] };
      say(items, (all: WorldListed[]) => all.map(listedLine).join(""));
    } else if (what === "fork") {
      expect(1);
      say(await controlCall(target, "POST", "api/worlds/fork", { id: names[0] }), worldLine);
    } else if (what === "delete") {
      expect(1);
      const [name = ""] = names;
      const which = name.includes("*") ? { matching: name } : { id: name };
      say(await controlCall(target, "DELETE", "api/worlds", which), ({ deleted }: { deleted: string | string[] }) => {
        if (typeof deleted === "string") return `${deleted} is gone.\n`;
        return deleted.length === 0 ? `No world matches ${name}.\n` : deleted.map((id) => `${id} is gone.\n`).join("");
      });
    } else if (what === "diff") {
      expect(2);
      const query = new URLSearchParams({ from: names[0] ?? "", to: names[1] ?? "" });
      const reply = await controlCall(target, "GET", `api/worlds/diff?${query}`);
      io.out(`${JSON.stringify(reply, null, values.json ? 0 : 2)}\n`);
    } else throw misused(`It is fork, delete or diff, not "${what}".`);
  },
});
