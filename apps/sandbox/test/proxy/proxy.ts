import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { bundle } from "../../../../spec/tools/bundle.ts";
import { type Document, methods } from "../../../../spec/tools/document.ts";
import { program } from "../../src/modules/program.ts";

/** A difference from the contract that the proxy found in a request or reply. */
export type Violation = { readonly location: readonly string[]; readonly message: string };

/** Returns the published contract of served operations without examples, because the proxy expands every part again. */
export async function servedContract(): Promise<Document> {
  const document: Document = JSON.parse(JSON.stringify(await bundle()), (key, value) =>
    key === "example" || key === "examples" ? undefined : value,
  );
  const served: ReadonlySet<string> = new Set(program.service.operations.keys());
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) if (!served.has(item[method]?.operationId ?? "")) delete item[method];
    if (Object.keys(item).length === 0) delete document.paths[path];
  }
  return document;
}

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;
export const readContract = (document: Document): Promise<Operations> => getHttpOperationsFromSpec(document);

/** Starts Prism between a client and `upstream`. It changes nothing and reports differences in a header. */
export async function startProxy(operations: Operations, upstream: string) {
  const proxy = createServer(operations, {
    components: { logger: createLogger("proxy", { enabled: false }) },
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      mock: { dynamic: false },
    },
  });
  return { url: await proxy.listen(0, "127.0.0.1"), close: () => proxy.close() };
}

export function violationsOf(reply: Response): readonly Violation[] {
  const found = reply.headers.get("sl-violations");
  if (found === null) return [];
  // A report too long for a header is cut and no longer valid JSON.
  return found.startsWith("[") ? JSON.parse(found) : [{ location: [], message: found }];
}
