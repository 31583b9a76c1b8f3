import type { Screens } from "../screens.ts";

/** Generates `spec/screens.md`: each route's content and its calls. */
export function screenTable(screens: Screens): string {
  const routes = Object.entries(screens).map(([route, parts]) => {
    if (typeof parts === "string") return `## ${route}\n\n${parts}\n`;
    const rows = Object.entries(parts).map(([shown, from]) => `| ${shown} | ${sources(from)} |\n`);
    return `## ${route}\n\n| shown or done | from |\n|---|---|\n${rows.join("")}`;
  });
  return `# What each screen uses\n\nWritten by \`gen\` out of \`screens/\`.\n\n${routes.join("\n")}`;
}

const sources = (from: string | readonly string[]) =>
  [from]
    .flat()
    .map((each) => `\`${each}\``)
    .join(", ");
