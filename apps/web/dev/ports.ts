import { createServer } from "node:net";

const host = "127.0.0.1";

/** Reads a port from the environment. An invalid value ends the process with a message. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return end(`${name} must be a port between 1 and 65535, not "${text}".`);
}

/** Ends the process with a message if the port is in use. */
export async function mustBeFree(port: number, name: string): Promise<void> {
  if (await isFree(port)) return;
  end(`Port ${port} is in use. Stop what listens there, or choose another: ${name}=${port + 1} npx -y pnpm@12 dev`);
}

/** Returns an unused port, so that tests run beside `dev`. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
