/** Which hosts' data this is: a built app is production's, one being worked on is the sandbox's. */
export const environment = import.meta.env.PROD ? "production" : "sandbox";

/** The product: "Stored … with an environment prefix". */
export const storagePrefix = `coffer_${environment}_`;

/** Web storage that never throws: where it is blocked or full, values live as long as the page. */
export class SafeStorage {
  readonly #memory = new Map<string, string>();
  readonly #open: () => Storage;

  /** `open` may throw: merely reading `window.localStorage` does where cookies are blocked. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  get(name: string): string | undefined {
    const kept = this.#memory.get(name);
    if (kept !== undefined) return kept;
    try {
      return this.#open().getItem(storagePrefix + name) ?? undefined;
    } catch {
      return undefined;
    }
  }

  set(name: string, value: string): void {
    try {
      this.#open().setItem(storagePrefix + name, value);
      this.#memory.delete(name);
    } catch {
      this.#memory.set(name, value);
    }
  }

  remove(name: string): void {
    this.#memory.delete(name);
    try {
      this.#open().removeItem(storagePrefix + name);
    } catch {
      // Nothing was stored where nothing can be.
    }
  }
}

/** Kept for good. */
export const localStore = new SafeStorage(() => window.localStorage);
/** Kept while the tab lives, reloads included. */
export const tabStore = new SafeStorage(() => window.sessionStorage);
