import fc from "fast-check";
import { expect, test } from "vitest";
import { type Due, DueQueue } from "./due-queue.ts";

const due = (at: number, seq: number): Due => ({ at, seq, kind: "k", payload: {} });
const inOrder = (dues: readonly Due[]) => dues.toSorted((a, b) => a.at - b.at || a.seq - b.seq);

test("keeps the order of time and scheduling through adding, finishing, removing and restoring", () => {
  const step = fc.record({ at: fc.nat({ max: 20 }), what: fc.constantFrom("add", "add", "done", "remove", "undo") });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.nat({ max: 3000 }), (steps, earlier) => {
      // Enough finished tasks that the front of the array is cut off in between.
      const queue = new DueQueue(Array.from({ length: earlier }, (_, at) => due(-1, at)));
      for (let at = 0; at < earlier; at++) queue.remove(due(-1, at));
      let model: Due[] = [];
      let done: Due | undefined;
      steps.forEach(({ at, what }, index) => {
        const first = model[0];
        const one = what === "done" ? first : what === "remove" ? model[at % Math.max(1, model.length)] : undefined;
        if (what === "add") queue.add(due(at, earlier + index));
        if (what === "add") model = inOrder([...model, due(at, earlier + index)]);
        if (one) queue.remove(one);
        if (one) model = model.filter((each) => each !== one && each.seq !== one.seq);
        if (what === "undo" && done) queue.add(done);
        if (what === "undo" && done) model = inOrder([...model, done]);
        done = one;
        expect(queue.list()).toEqual(model);
        expect(queue.first).toEqual(model[0]);
      });
    }),
  );
});

test("ignores the removal of an unknown task and finds a task by its number", () => {
  const queue = new DueQueue([due(1, 1), due(2, 2)]);
  queue.remove(due(1, 3));
  queue.remove(due(9, 1));
  expect(queue.list()).toHaveLength(2);
  expect([queue.find(2)?.at, queue.find(3)]).toEqual([2, undefined]);
});
