import type { Section } from "../place.ts";
import type { Words } from "../words/words.ts";

type Group = { name: keyof Words["frame"]["groups"]; sections: readonly Section[] };

/** Every section once, in menu order. */
export const sectionGroups: readonly Group[] = [
  { name: "world", sections: ["overview", "people", "inbox", "books"] },
  { name: "play", sections: ["scenarios", "chain", "review", "actors"] },
  { name: "inspect", sections: ["requests", "faults", "coverage"] },
  { name: "sandbox", sections: ["worlds"] },
];
