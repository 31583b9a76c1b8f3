import { lifeCycles } from "@coffer/sdk/contract";
import { program } from "../../src/modules/program.ts";
import { steps, titleOf } from "./steps.ts";

const intro = `# Who moves a record here

The contract says which steps a record takes and who takes them; this page says beside it who does so in the sandbox: an
operation, an actor (\`POST /__sandbox/api/actors/<who>/<what>\`), a review (\`POST /__sandbox/api/review\`) or a task that is
due at its time. Written by \`vitest run apps/sandbox/test/life-cycles -u\`; tests hold every line to the contract and take
every step.`;

const taker = /^(actor|review|clock):(.*)$/;
/** The contract describes a step's party in a sentence; the sandbox names it. */
function inWords(by: string, mark = ""): string {
  const [, kind, name] = taker.exec(by) ?? [];
  if (kind === undefined) return `\`${by}\``;
  const said = name ? `${mark}${name}${mark}` : "";
  return kind === "clock" ? `time${said && `: ${said}`}` : `${kind} ${said}`;
}

/** Returns LIFE-CYCLES.md: the steps of every record in the contract and in the sandbox. */
export function lifeCyclesTable(): string {
  const sections = program.lifeCycles.map((life) => {
    const own = steps(life);
    const { moves } = lifeCycles[life.status];
    const rows = [...Map.groupBy(own, ({ from, to }) => `${from} → ${to}`)].map(([step, takers]) => {
      const [{ from, to } = { from: "", to: "" }] = takers;
      const theirs = (moves[from] ?? []).filter((each) => each.to === to);
      const codes = [...new Set(theirs.flatMap((each) => each.codes))].sort((a, b) => a - b);
      return `| ${step} | ${theirs.map(({ by }) => inWords(by)).join("<br>")} | ${takers.map(({ by }) => inWords(by, "`")).join("<br>")} | ${codes.join(", ")} |`;
    });
    const without = Object.entries(life.without ?? {}).map(([state, why]) => `- Never **${state}**: ${why}`);
    const table = ["| step | in the contract by | here by | refused with |", "|---|---|---|---|", ...rows].join("\n");
    return [`## ${titleOf(life)}`, table, ...(without.length > 0 ? [without.join("\n")] : [])].join("\n\n");
  });
  return `${[intro, ...sections].join("\n\n")}\n`;
}
