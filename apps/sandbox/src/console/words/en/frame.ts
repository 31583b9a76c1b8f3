import type { Section } from "../../place.ts";
import type { ThemeMode } from "../../theme.ts";

export const frame = {
  product: "Coffer sandbox",
  close: "Close",
  cancel: "Cancel",
  retry: "Try again",
  back: "Back",
  any: "Any",
  before: (name: string) => `${name}:`,
  copy: { verb: "Copy", of: (what: string) => `Copy ${what}`, copied: "Copied", failed: "Not copied" },
  loading: "Loading",
  utc: "UTC",
  now: "now",
  ago: (span: string) => `${span} ago`,
  in: (span: string) => `in ${span}`,
  noAnswer: "The sandbox doesn't answer.",
  noAnswerText: "Is it still running? This page asks again by itself.",
  unreadable: (status: number) => `The sandbox answered ${status} and nothing that can be read.`,

  sections: {
    overview: "Overview",
    people: "People",
    inbox: "Inbox",
    books: "Books",
    scenarios: "Scenarios",
    chain: "Chain",
    review: "Reviewer",
    actors: "Other actors",
    requests: "Requests",
    faults: "Faults",
    coverage: "Coverage",
    worlds: "Worlds",
  } satisfies Record<Section, string>,
  groups: { world: "World", play: "Play", inspect: "Inspect", sandbox: "Sandbox" },
  nav: { label: "Sections", menu: "Menu" },
  notFound: {
    title: "There is no such page",
    description: "The address names no section of the console.",
    action: "Overview",
  },

  theme: {
    label: "Theme",
    modes: { system: "Like the system", light: "Light", dark: "Dark" } satisfies Record<ThemeMode, string>,
  },
  language: { label: "Language" },
  clock: { live: "Live", frozen: "Frozen", label: "The world's time" },
  world: {
    switch: (id: string) => `World ${id}; change`,
    choose: "Change world",
    all: "All worlds",
    main: "Go to world main",
    startAnew: "Start this world anew",
  },
  drawer: {
    label: "Sandbox",
    full: "Open in a page of its own",
    close: "Close the sandbox",
  },
};
