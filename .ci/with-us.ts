import { type SpawnOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const leader = fileURLToPath(new URL("./with-us-leader.ts", import.meta.url));

/**
 * Runs a program to its end and answers its exit code. However we end, it ends too, with all it started: it works in a group
 * of its own, for a tool's workers would go on without it, and the group's leader notices when we are gone, killed outright
 * or by a signal that nobody handles.
 */
export function endsWithUs(
  command: string,
  args: readonly string[],
  { stdio, ...options }: Omit<SpawnOptions, "stdio"> & { stdio: ["ignore", "inherit", "inherit"] },
): Promise<number> {
  const child = spawn(process.execPath, [leader, command, ...args], {
    ...options,
    stdio: [...stdio, "ipc"],
    detached: true,
  });
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
