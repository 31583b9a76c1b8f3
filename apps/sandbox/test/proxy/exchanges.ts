import { type OperationId, operations } from "@coffer/sdk/contract";
import type { EngineReply, EngineRequest } from "../../src/core/request.ts";
import { Sandbox } from "../../src/sandbox.ts";
import { modulesTesting } from "../../src/testing/modules.gen.ts";
import { Scene } from "../../src/testing/scene.ts";
import { pairs } from "../outcomes/recipes.ts";
import { readyFor, servedIds } from "../outcomes/successes.ts";

/** A request to a served operation and its reply; `code` is null on success. */
export type Exchange = {
  readonly id: OperationId;
  readonly code: number | null;
  readonly request: EngineRequest;
  readonly reply: EngineReply;
};
/** Per operation and code: enough to cover a reply's different forms. */
const OF_A_KIND = 2;

const idOf = new Map(
  Object.values(operations)
    .filter(({ operationId }) => servedIds.includes(operationId))
    .map(({ operationId, method, path }) => [`${method} ${path}`, operationId]),
);

/** Records everything the modules' tests do: each refusal, the steps before it, the records' life cycles. */
export function recordExchanges(): Exchange[] {
  const kinds = new Map<string, Exchange[]>();
  const handle = Sandbox.prototype.handle;
  Sandbox.prototype.handle = function (this: Sandbox, request, realNow) {
    const reply = handle.call(this, request, realNow);
    const id = idOf.get(`${request.method} ${request.path}`);
    if (id !== undefined) {
      const code: number | null = JSON.parse(reply.body).error?.code ?? null;
      const kind = kinds.get(`${id} ${code}`) ?? [];
      if (kind.length < OF_A_KIND) kinds.set(`${id} ${code}`, [...kind, { id, code, request, reply }]);
    }
    return reply;
  };
  try {
    const scene = new Scene();
    for (const { recipe } of pairs) {
      if (!recipe) continue;
      scene.reset();
      recipe.run(scene);
    }
    for (const id of servedIds) {
      const { api, input } = readyFor(id, scene);
      api.call(id, input);
    }
    for (const live of modulesTesting.flatMap(({ lives }) => lives ?? [])) {
      scene.reset();
      live(scene);
    }
  } finally {
    Sandbox.prototype.handle = handle;
  }
  return [...kinds.values()].flat();
}
