export const scenarios = {
  state: "Situations to start from. Each resets this world first.",
  start: "Start",
  startNamed: (title: string) => `Start: ${title}`,
  startTitle: (title: string) => `Start “${title}”?`,
  startText: (world: string) =>
    `World ${world} is reset and then brought into this situation. Everything done in it so far is gone. This can't be undone.`,
  started: (title: string) => `The world is in “${title}” now.`,
  people: "Sign in as somebody",
};
