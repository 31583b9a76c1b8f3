import { expect } from "vitest";
import { isCofferError, type SessionEndReason, type StoredSession } from "../../src/index.ts";
import type { Kind, Outcome } from "./doors.ts";
import type { Sent } from "./server.ts";

const RETRIES = 2;
const REFRESH_TRIES = 4;
const COOLDOWN_MS = 60_000;
const LONGEST_WAIT_MS = 8_000;
const LOCK_WAIT_MS = 5_000;
/** A schedule advances the time in steps of a second. */
const STEP_MS = 1_000;

interface MadeCall {
  readonly kind: Kind;
  readonly begunUnder: number | undefined;
  readonly controller: AbortController;
  outcome: Outcome | undefined;
  sends: number;
  unauthorized: number;
}

/** A token pair in a tab, which counts its own attempts. */
const pairOf = ({ tab, token }: Sent) => `${tab} ${token}`;

/** The invariants of every run, stated without the client's implementation. */
export function makeModel() {
  /** The valid sign-in: the user's last action, unless the server has ended it since. */
  let current: number | undefined;
  const endTold = new Set<number>();
  let kept: StoredSession | undefined;
  /** The last stored session. */
  let last: StoredSession | undefined;
  const calls: MadeCall[] = [];
  const refreshing = new Set<Sent>();
  const series = new Map<string, { tries: number; failedAt: number; mayEnd: boolean }>();
  const refused = new Set<string>();
  const endable = new Set<number>();
  const exited = new Set<number>();

  return {
    calls,
    current: () => current,
    begin: (lineage: number | undefined) => {
      current = lineage;
      if (lineage !== undefined) endTold.clear();
    },
    keep: (session: StoredSession | undefined, lineage: number | undefined) => {
      if (session) expect(lineage, "only tokens of the sign-in that counts are stored").toBe(current);
      kept = session;
      last = session ?? last;
    },

    sent: (sent: Sent) => {
      expect(sent.lineage, "a request carries a token of the sign-in that counts").toBe(sent.leftUnder);
      if (sent.kind === "refresh") {
        for (const other of refreshing) {
          if (other.token !== sent.token) continue;
          expect(other.tab, "one refresh of a pair at a time").not.toBe(sent.tab);
          expect(sent.at - other.at, "a tab waits for another's lock").toBeGreaterThanOrEqual(LOCK_WAIT_MS - STEP_MS);
        }
        refreshing.add(sent);
        const token = pairOf(sent);
        const before = series.get(token);
        if (!before) return;
        const rest = Date.now() - before.failedAt;
        if (rest + STEP_MS >= COOLDOWN_MS) series.delete(token);
        else {
          expect(rest, "after a failed refresh there is a minute's rest").toBeLessThanOrEqual(
            LONGEST_WAIT_MS + STEP_MS,
          );
          expect(before.tries, "a refresh is tried again 3 times").toBeLessThan(REFRESH_TRIES);
        }
        return;
      }
      const call = calls[sent.call ?? -1];
      if (!call) throw new Error("A request nobody made.");
      call.sends += 1;
      expect(call.controller.signal.aborted, "a cancelled call is not sent").toBe(false);
      const resends = call.kind === "never" ? 0 : RETRIES;
      expect(call.sends, `sends of a ${call.kind} call`).toBeLessThanOrEqual(
        1 + Math.min(1, call.unauthorized) + resends,
      );
      if (call.kind !== "safe") {
        expect(sent.lineage, "what one person asked for is never done as another").toBe(call.begunUnder);
      }
    },

    answered: (sent: Sent, response: Response | undefined) => {
      if (sent.kind === "call") {
        const call = calls[sent.call ?? -1];
        if (call && response?.status === 401) call.unauthorized += 1;
        if (response?.status === 401 && sent.lineage !== undefined) endable.add(sent.lineage);
        if (call?.kind === "exit" && response?.ok && sent.lineage !== undefined) exited.add(sent.lineage);
        return;
      }
      refreshing.delete(sent);
      const token = pairOf(sent);
      const saysNo = response !== undefined && response.status < 500 && !response.ok;
      if (saysNo) {
        refused.add(sent.token ?? "");
        if (sent.lineage !== undefined) endable.add(sent.lineage);
      }
      const tries = (series.get(token)?.tries ?? 0) + 1;
      series.set(token, { tries, failedAt: Date.now(), mayEnd: saysNo });
    },

    ended: (reason: SessionEndReason, tab: number) => {
      expect(endTold, `an end is told once in each tab, and ${reason} came after one`).not.toContain(tab);
      endTold.add(tab);
      // The tab that ends a session knows the reason; other tabs hear that it ended elsewhere, and hear it first.
      if (reason === "elsewhere") return expect(kept, "somebody else cleared the store").toBeUndefined();
      if (reason === "refused") expect(endable, "the server refused this sign-in").toContain(current);
      if (reason === "missing" && current !== undefined) {
        expect(last?.refreshToken, "nothing to refresh with").toBeUndefined();
      }
      if (reason === "unreachable") {
        const age = Date.now() - (last?.receivedAt ?? Date.now());
        expect(age, "the access token has run out").toBeGreaterThanOrEqual(1_800_000 - STEP_MS);
      }
      if (reason === "signedOut" && current !== undefined) expect(exited, "a sign-out succeeded").toContain(current);
      current = undefined;
    },

    /** At the end, when every request has been answered. */
    atRest: (session: StoredSession | undefined, lineage: number | undefined) => {
      expect(lineage, "what is kept is what the last action left").toBe(current);
      expect(refused, "a refused refresh token is not kept").not.toContain(session?.refreshToken ?? "none");
      for (const { kind, begunUnder, controller, outcome } of calls) {
        if (outcome === undefined) throw new Error(`A ${kind} call never settles.`);
        if ("failure" in outcome) {
          const cancelled = controller.signal.aborted && outcome.failure === controller.signal.reason;
          expect(cancelled || isCofferError(outcome.failure), `fails typed: ${outcome.failure}`).toBe(true);
        } else if (kind !== "safe") expect(outcome.result).toEqual({ lineage: begunUnder });
      }
    },
  };
}
