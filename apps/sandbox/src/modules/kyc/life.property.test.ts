import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { countChanges } from "../../testing/count-changes.ts";
import { decide, passportOf } from "../../testing/identity.ts";
import { someone, strict } from "../../testing/someone.ts";

const steps = ["create", "update", "open", "stepCompleted", "applicantSubmitted", "approve", "reject"] as const;
type Step = (typeof steps)[number];
type Status = 0 | 1 | 2 | 3;

/** An independent model of the KYC status: 0 → 1 → 2 or 3, and 2 → 1. Null: refused. */
const expected = (status: Status, step: Step): Status | null => {
  if (step === "create") return status === 0 ? 1 : null;
  if (step === "update") return status === 2 ? 1 : null;
  if (step === "approve") return status === 1 ? 3 : null;
  if (step === "reject") return status === 1 ? 2 : null;
  if (step === "open") return status === 0 || status === 2 ? status : null;
  if (status === 3) return null;
  return step === "stepCompleted" ? status : 1;
};

test(
  "changes the status only as the model allows, and nothing on a refusal",
  async () => {
    const reached = new Set<Status>();
    const sandbox = strict();
    const changes = countChanges(sandbox);
    await checkProperty(
      "verification's life",
      { test: 100, soak: 10_000 },
      fc.property(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 50, size: "max" }), (walk) => {
        sandbox.worlds.reset(sandbox.worlds.open("main", 0));
        const nora = someone("fresh", {}, sandbox);
        const passport = passportOf(nora);
        const { applicantId } = nora.api.call("sumsubAccessToken").result;
        const report = (event: string) => nora.api.call("updateKycStatus", { applicantId, event });
        const take: Record<Step, () => { status: number }> = {
          create: () => nora.api.call("createKyc", passport),
          update: () => nora.api.call("updateKyc", passport),
          open: () => nora.api.call("sumsubAccessToken"),
          stepCompleted: () => report("stepCompleted"),
          applicantSubmitted: () => report("applicantSubmitted"),
          approve: () => decide(nora, "approve"),
          reject: () => decide(nora, "reject"),
        };
        let status: Status = 0;
        for (const step of walk) {
          const next = expected(status, step);
          const before = changes();
          const reply = take[step]();
          // Exactly the steps with a change sent an event.
          if (next === null) expect(changes()).toBe(before);
          else if (next !== status) expect(changes()).toBeGreaterThan(before);
          expect([step, status, reply.status]).toEqual([step, status, next === null ? 400 : 200]);
          status = next ?? status;
          expect(nora.user().kycStatus).toBe(status);
          expect(nora.user().name === null).toBe(status !== 3);
          reached.add(status);
        }
      }),
    );
    expect(reached).toEqual(new Set([0, 1, 2, 3]));
  },
  TIMEOUT_MS,
);
