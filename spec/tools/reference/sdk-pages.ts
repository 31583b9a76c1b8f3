import {
  assumedNames,
  behaviourOf,
  catalogueNames,
  protocolNames,
  textFor,
} from "../../../packages/errors/src/index.ts";
import { type Export, type Member, readEntries } from "./read-entry.ts";

const entries: Record<string, string> = {
  "index.ts": "@coffer/sdk",
  "effect.ts": "@coffer/sdk/effect",
  "react-query.ts": "@coffer/sdk/react-query",
  "rules.ts": "@coffer/sdk/rules",
  "testing.ts": "@coffer/sdk/testing",
  "webhooks/verify-webhook.ts": "@coffer/sdk/webhook",
  "contract.ts": "@coffer/sdk/contract",
};

/** Returns the SDK's reference as Markdown: each entry's exports with their documentation, and every error code. */
export function sdkPages(): string {
  const pages = [...readEntries(Object.keys(entries))].map(([file, exported]) => page(entries[file] ?? file, exported));
  return ["# The SDK", "Every name its entries export, in the words of the source.", ...pages, errorTable()].join(
    "\n\n",
  );
}

function page(entry: string, exported: readonly Export[]): string {
  const unsaid = exported.filter(({ text }) => text === "").map(({ name }) => name);
  if (unsaid.length > 0) throw new Error(`${entry}: say in a comment what ${unsaid.join(", ")} is.`);
  return [`## ${entry}`, ...[...exported].sort(byName).map(section)].join("\n\n");
}

const byName = (left: Export, right: Export) => left.name.localeCompare(right.name, "en");

function section({ name, text, example, members, signature }: Export): string {
  const parts = [`### ${name}`, text];
  if (signature) parts.push(code(signature));
  if (members.length > 0) parts.push(memberTable(members));
  if (example) parts.push(code(example));
  return parts.join("\n\n");
}

const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

function memberTable(members: readonly Member[]): string {
  const rows = members.map(({ name, type, text, standard }) => {
    const about = standard ? `${text} Default: ${standard}.` : text;
    return row(`\`${name}\``, `\`${type.replace(/ \| undefined$/, "")}\` ${about}`);
  });
  return [row("field", "what it is"), row("---", "---"), ...rows].join("\n");
}

function errorTable(): string {
  const codes = Object.entries({ ...catalogueNames, ...assumedNames, ...protocolNames });
  const rows = codes.map(([code, name]) => {
    const number = Number(code);
    const lines = [`\`${name}\` ${behaviourOf(number)}`, textFor(number, "en"), textFor(number, "zh-CN")];
    return row(code, lines.filter(Boolean).join("<br/>"));
  });
  // Two columns fit the page's text, on a phone too.
  const head = [row("code", "name, behaviour and texts"), row("---", "---")];
  return [
    "# Error codes",
    "What a call may be refused with, what to do about it, and what to say.",
    [...head, ...rows].join("\n"),
  ].join("\n\n");
}

const row = (...cells: string[]) =>
  `| ${cells.map((cell) => cell.replace(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
