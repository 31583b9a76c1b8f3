/** Exit codes of the command, for scripts. */
export const EXIT = { done: 0, refused: 1, usage: 2, noServer: 3 } as const;

/** An error for the user of the terminal: one line and an exit code, no stack. */
export class Mistake extends Error {
  override readonly name = "Mistake";
  readonly exit: number;
  constructor(message: string, exit: number = EXIT.refused) {
    super(message);
    this.exit = exit;
  }
}
/** Builds an error in the command line itself. */
export const misused = (message: string) => new Mistake(message, EXIT.usage);
