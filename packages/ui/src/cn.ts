import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Our own names in theme.css: without them `text-label text-ink` would be read as two colours and one dropped.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["head", "label", "body", "title", "figure", "hero"],
      shadow: ["soft"],
    },
  },
});

export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
