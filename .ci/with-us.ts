import { type SpawnOptions, spawn } from "node:child_process";

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a program to its end and answers its exit code. Whoever ends us ends it too, with all it started: it leads a group of
 * its own, for a tool's workers would go on without it.
 */
export function endsWithUs(command: string, args: readonly string[], options: SpawnOptions): Promise<number> {
  const child = spawn(command, args, { ...options, detached: true });
  return new Promise((resolve, reject) => {
    const enders = Object.entries(SIGNALS).map(([signal, code]) => {
      const end = () => {
        endGroup(child.pid);
        resolve(code);
      };
      process.once(signal, end);
      return () => process.off(signal, end);
    });
    const settled = () => {
      for (const forget of enders) forget();
    };
    child.on("error", (error) => {
      settled();
      reject(error);
    });
    child.on("close", (code) => {
      settled();
      resolve(code ?? 1);
    });
  });
}

function endGroup(leader: number | undefined): void {
  // Not SIGTERM: it would let a tool tidy up for minutes, and what it works on is a copy.
  if (leader !== undefined) process.kill(-leader, "SIGKILL");
}
