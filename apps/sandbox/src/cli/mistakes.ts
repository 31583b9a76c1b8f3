/** How the command ended, for scripts. */
export const EXIT = { done: 0, refused: 1, usage: 2, noServer: 3 } as const;

/** Something to say in a line, and the code to end with. */
export class Mistake extends Error {
  override readonly name = "Mistake";
  readonly exit: number;
  constructor(message: string, exit: number = EXIT.refused) {
    super(message);
    this.exit = exit;
  }
}
/** The command line itself is wrong. */
export const misused = (message: string) => new Mistake(message, EXIT.usage);
