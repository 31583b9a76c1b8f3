import { extendTailwindMerge } from "tailwind-merge";

// The names from theme.css: without them `text-label text-ink` would count as two colours.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["head", "label", "body", "title", "figure", "hero"],
      shadow: ["soft"],
    },
  },
});
const known = new Set<string>();

/** Throws if one class overrides another: the order of the style sheet would decide which applies. */
export function refuseConflicts(classes: string): void {
  if (known.has(classes)) return;
  const kept = merge(classes).split(" ");
  const lost = classes.split(" ").filter((each) => !kept.includes(each));
  if (lost.length > 0) throw new Error(`Overridden by others in "${classes}": ${lost.join(" ")}`);
  known.add(classes);
}
