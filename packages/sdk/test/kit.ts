import {
  type ClientEvents,
  type ClientOptions,
  createClient,
  createMemoryStore,
  type StoredSession,
} from "../src/index.ts";
import { answer, type Step, scripted } from "../src/testing.ts";

/** Separate from `secondsToLive` so that a test can set its start. */
export function aSession(over: Partial<StoredSession> = {}): StoredSession {
  return {
    accessToken: "at_1",
    refreshToken: "rt_1",
    accountType: 0,
    accessTokenExpireInSeconds: 1800,
    receivedAt: Date.now(),
    ...over,
  };
}

/** The pair of tokens of the nth refresh: `at_2` with `rt_2`, and so on. */
export function aPair(number: number) {
  return answer({ accessToken: `at_${number}`, refreshToken: `rt_${number}`, accessTokenExpireInSeconds: 1800 });
}

export type Told = [name: keyof ClientEvents, event: unknown];

/** Creates a client over a script, signed in by default, and records its events. */
export function scriptedClient(
  script: readonly Step[] | Step,
  { session, ...options }: ClientOptions & { session?: StoredSession | null } = {},
) {
  const transport = scripted(script);
  const store = createMemoryStore(session === null ? undefined : (session ?? aSession()));
  const told: Told[] = [];
  const tellAs = (name: keyof ClientEvents) => (event: unknown) => told.push([name, event]);
  const coffer = createClient({
    environment: "sandbox",
    deviceId: "device_1",
    store,
    fetch: transport.fetch,
    events: {
      onRequest: tellAs("onRequest"),
      onResponse: tellAs("onResponse"),
      onRetry: tellAs("onRetry"),
      onRefresh: tellAs("onRefresh"),
      onSessionEnded: tellAs("onSessionEnded"),
    },
    ...options,
  });
  const eventsOf = (name: keyof ClientEvents) => told.filter(([each]) => each === name).map(([, event]) => event);
  return { coffer, store, requests: transport.requests, eventsOf };
}

/** Returns the failure of a promise that must fail. */
export async function failureOf(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("It succeeded.");
}

export const isRefresh = (request: Request) => /\/Refresh(Merchant)?Token$/.test(request.url);

/** A step that waits until the test releases it. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    open,
    opened,
    before:
      (step: Step): Step =>
      (request) =>
        opened.then(() => step(request)),
  };
}
