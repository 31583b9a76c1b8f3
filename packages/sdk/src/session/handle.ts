import type { CofferError } from "@coffer/errors";
import { Clock } from "effect/Clock";
import type * as Effect from "effect/Effect";
import { readClocks } from "../http/clocks.ts";
import type { Session } from "./session.ts";
import { type StoredSession, sessionOf, type TokenHandOver } from "./stored-session.ts";

/** The client's session, to read and to steer. Sign-in operations save it by themselves, `profile.exit` ends it. */
export interface SessionHandle {
  /** The session as it is kept now, or `undefined` when nobody is signed in. */
  get(): StoredSession | undefined;
  /** Told after each change: sign-in, refresh, end, and what another tab did. @returns the function that stops it */
  subscribe(listener: (session: StoredSession | undefined) => void): () => void;
  /**
   * Takes over tokens, such as the native app hands them: the access token and the refresh token as texts, or an object.
   * @returns false when there is no usable access token in it; nothing is changed then
   */
  accept(tokens: string | TokenHandOver, refreshToken?: string): boolean;
  /** Refreshes now, together with whoever else is at it. Rejects with a `CofferError`. */
  refresh(): Promise<void>;
  /** The refresh countdown: whole seconds until the next refresh is due, or `undefined` when that isn't known. */
  secondsLeft(): number | undefined;
  /** Forgets the session on this device without telling the server. */
  end(): void;
}

/** @internal */
export function makeHandle(session: Session, run: (effect: Effect.Effect<unknown, CofferError>) => Promise<unknown>) {
  const handle: SessionHandle = {
    get: session.get,
    subscribe: session.subscribe,
    accept: (tokens, refreshToken) => {
      const taken = sessionOf(tokens, refreshToken);
      if (taken) session.start(taken);
      return taken !== undefined;
    },
    refresh: async () => {
      await run(session.refresh);
    },
    secondsLeft: () => {
      const left = session.dueIn(readClocks(Clock.defaultValue()));
      return left === undefined ? undefined : Math.max(0, Math.ceil(left / 1000));
    },
    end: () => session.end("signedOut"),
  };
  return handle;
}
