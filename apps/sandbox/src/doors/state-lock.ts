import { readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * Takes a state file for this process; two that append to one would ruin it. A process that was killed leaves its lock
 * behind, so one of a process that is gone, or of ours, doesn't count. Answers how to give it back.
 */
export function lockState(path: string): () => void {
  const lock = `${path}.lock`;
  const holder = holderOf(lock);
  if (holder !== null && holder !== process.pid && isAlive(holder))
    throw new Error(`${path} is in use by process ${holder}. If that is no sandbox, delete ${lock}.`);
  writeFileSync(lock, String(process.pid));
  return () => rmSync(lock, { force: true });
}

function holderOf(lock: string): number | null {
  try {
    const text = readFileSync(lock, "utf8");
    return /^\d{1,10}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one that lives, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
