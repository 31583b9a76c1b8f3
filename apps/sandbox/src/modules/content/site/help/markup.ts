const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** `**bold**`, `[text](/path)`, and `~code~`. */
const inline = (text: string) =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/~(.+?)~/g, "<code>$1</code>")
    .replace(/\[(.+?)\]\((\S+?)\)/g, '<a href="$2">$1</a>');

const cells = (line: string, tag: "th" | "td") =>
  `<tr>${line
    .slice(1)
    .split("|")
    .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
    .join("")}</tr>`;

type Kind = "h2" | "ul" | "ol" | "table" | "blockquote" | "pre" | "p";
const kindOf = (line: string): Kind =>
  line.startsWith("## ")
    ? "h2"
    : line.startsWith("- ")
      ? "ul"
      : /^\d+\. /.test(line)
        ? "ol"
        : line.startsWith("|")
          ? "table"
          : line.startsWith("> ")
            ? "blockquote"
            : line.startsWith("    ")
              ? "pre"
              : "p";
const bare = (line: string) => line.replace(/^(?:## |- |\d+\. |> | {4})/, "");

function block(kind: Kind, lines: readonly string[]): string {
  const items = lines.map((line) => inline(bare(line)));
  if (kind === "ul" || kind === "ol") return `<${kind}><li>${items.join("</li><li>")}</li></${kind}>`;
  if (kind === "blockquote") return `<blockquote><p>${items.join("</p><p>")}</p></blockquote>`;
  if (kind === "pre") return `<pre><code>${items.join("\n")}</code></pre>`;
  if (kind === "table") {
    const [head = "", ...rows] = lines;
    const body = rows.map((row) => cells(row, "td")).join("");
    return `<table><thead>${cells(head, "th")}</thead><tbody>${body}</tbody></table>`;
  }
  return items.map((item) => `<${kind}>${item}</${kind}>`).join("");
}

/**
 * A line is a block: `## ` a heading, `- ` and `1. ` items, `|` a table row, `> ` a warning, four spaces code, all
 * else a paragraph.
 */
export function htmlOf(markup: string): string {
  const lines = markup.split("\n").filter(Boolean);
  const runs: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs.map((run) => block(run.kind, run.lines)).join("");
}

/** Returns the markup as plain text. */
export const plainOf = (markup: string): string =>
  markup
    .split("\n")
    .filter(Boolean)
    .map((line) =>
      bare(line)
        .replace(/\*\*|~/g, "")
        .replace(/\[(.+?)\]\(\S+?\)/g, "$1")
        .replace(/\s*\|\s*/g, " ")
        .trim(),
    )
    .join("\n");
