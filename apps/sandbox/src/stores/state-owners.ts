import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Owners of worlds, as empty files named `<owner>/<world>`: one listing tells all of them. */
export class StateOwners {
  readonly #path: string;
  #owners = new Map<string, string>();

  constructor(path: string) {
    this.#path = path;
  }

  /** Lists them again: other processes may have added some. */
  read(): void {
    this.#owners = new Map();
    for (const name of namesIn(this.#path))
      for (const id of namesIn(join(this.#path, name))) this.#owners.set(id, decodeURIComponent(name));
  }
  of(id: string): string | null {
    return this.#owners.get(id) ?? null;
  }
  set(id: string, owner: string): void {
    this.#owners.set(id, owner);
    const folder = join(this.#path, encodeURIComponent(owner));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, id), "");
  }
  delete(id: string): void {
    const owner = this.#owners.get(id);
    if (owner !== undefined) rmSync(join(this.#path, encodeURIComponent(owner), id), { force: true });
    this.#owners.delete(id);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
