import { nameOf } from "@coffer/errors";
import { operations } from "@coffer/sdk/contract";
import { program } from "../modules/program.ts";
import { books } from "./books.ts";
import type { ControlRoutes } from "./call.ts";
import { requestLog } from "./request-log.ts";

/** Inspection: the request log, the books, and the coverage of the contract. */
export const inside: ControlRoutes = {
  ...requestLog,
  ...books,
  // Where there are tokens the adapter answers, with a link that signs a browser in.
  "POST console-link": ({ fields }) => {
    fields.done();
    return { path: "/__sandbox/" };
  },
  "GET coverage": ({ tenant, fields }) => {
    fields.done();
    const missing: readonly string[] = program.notServed;
    const items = Object.values(operations).map(({ operationId, group, method, path, errors }) => {
      const { calls, codes } = tenant.log.seen.of(operationId);
      // The codes of the contract first, then other codes this operation has answered.
      const met = [...codes.keys()].filter((code) => !errors.includes(code));
      return {
        operationId,
        group,
        method,
        path,
        served: !missing.includes(operationId),
        calls,
        codes: [...errors, ...met.sort((a, b) => a - b)].map((code) => ({
          code,
          name: nameOf(code) ?? null,
          named: errors.includes(code),
          seen: codes.get(code) ?? 0,
        })),
      };
    });
    const served = items.filter((each) => each.served);
    const named = served.flatMap(({ codes }) => codes.filter((code) => code.named));
    return {
      served: served.length,
      called: served.filter(({ calls }) => calls > 0).length,
      total: items.length,
      /** Of the served operations: the codes in their contracts, and how many of those were answered here. */
      codes: { named: named.length, seen: named.filter(({ seen }) => seen > 0).length },
      notServedYet: missing,
      items,
    };
  },
};
