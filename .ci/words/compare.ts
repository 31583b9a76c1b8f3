/** The names of business things in kebab-case. Tags and SDK groups use camelCase. */
const words = [
  ...[
    "auth",
    "profile",
    "kyc",
    "api-keys",
    "assets",
    "deposits",
    "withdrawals",
    "transfers",
    "address-book",
    "cash",
    "convert",
  ],
  ...[
    "otc",
    "p2p",
    "cards",
    "quick-pay",
    "receipt-methods",
    "earn",
    "multisig",
    "merchant",
    "content",
    "events",
    "basic",
  ],
];

/** Other folder names that mean no business thing. */
const others: Record<Place, readonly string[]> = {
  spec: ["components", "control", "dist", "node_modules", "screens", "tools"],
  tags: [],
  groups: [],
  modules: ["scenarios"],
  features: [],
  messages: [
    "app",
    "error",
    "flow",
    "form",
    "maintain",
    "measuring",
    "page",
    "quote",
    "section",
    "shell",
    "status",
    "table",
  ],
};

/** Names without a screen. */
const withoutScreen = ["basic"];

export type Place = "spec" | "tags" | "groups" | "modules" | "features" | "messages";

/** @returns a line for each word with its name in each place, and a line for each missing or unknown name. */
export function compareWords(places: Record<Place, readonly string[]>): { table: string[]; faults: string[] } {
  const found = Object.entries(places) as [Place, readonly string[]][];
  const table = [row("word", ...found.map(([place]) => place))];
  const faults: string[] = [];
  const used = new Set<string>();
  for (const word of words) {
    const cells = found.map(([place, names]) => {
      const own = names.filter((each) => isWord(place, each, word));
      for (const each of own) used.add(`${place} ${each}`);
      const name = own.includes(word) ? word : own[0];
      const isFree = withoutScreen.includes(word) && (place === "features" || place === "messages");
      if (name === undefined && !isFree) faults.push(`${place} has nothing named ${word}.`);
      return name ?? "–";
    });
    table.push(row(word, ...cells));
  }
  for (const [place, names] of found)
    for (const name of new Set(names))
      if (!used.has(`${place} ${name}`) && !others[place].includes(name))
        faults.push(`${place}: ${name} is no word of ours.`);
  return { table, faults };
}

function isWord(place: Place, name: string, word: string): boolean {
  if (place === "tags" || place === "groups") return name === camelCase(word);
  // A message file may hold a part: merchant-orders.
  return name === word || (place === "messages" && name.startsWith(`${word}-`));
}

const camelCase = (word: string): string => word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const row = (...cells: string[]): string =>
  cells
    .map((cell) => cell.padEnd(18))
    .join("")
    .trimEnd();
