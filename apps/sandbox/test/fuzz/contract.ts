import type { OperationId } from "@coffer/sdk/contract";
import { type Document, operationsOf, type Schema } from "../../../../spec/tools/document.ts";
import { type Model, modelsOf } from "../../../../spec/tools/model.ts";
import { merge } from "../../../../spec/tools/schema.ts";
import { readContract } from "../../../../spec/tools/testing/contract.ts";
import { program } from "../../src/modules/program.ts";

/** Schema keywords that the tools ignore and generators need. */
export type Rules = Schema & {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
};

/** The contract as written, not as compiled, so that compiler faults show. */
export class Contract {
  readonly #document: Document;
  readonly built: readonly (Model & { id: OperationId })[];

  constructor(document: Document) {
    this.#document = document;
    const models = modelsOf(document).filter(({ id }) => program.service.operations.has(id as OperationId));
    // `served` has only operations of the contract.
    this.built = models as (Model & { id: OperationId })[];
  }
  static async read(): Promise<Contract> {
    return new Contract(await readContract());
  }

  /** Returns the schema with references resolved and `allOf` merged. */
  whole(schema: Schema): Rules {
    return merge(this.#document, schema);
  }
  /** Returns field groups of which an input has exactly one, such as a uid or an e-mail address. */
  waysOf(id: string): readonly (readonly string[])[] {
    const found = [...operationsOf(this.#document)].find(({ operation }) => operation.operationId === id)?.operation;
    const inQuery = found?.["x-one-of"];
    if (inQuery) return inQuery;
    const schema = found?.requestBody?.content?.["application/json"]?.schema;
    const options = schema === undefined ? [] : (this.whole(schema).oneOf ?? []);
    return options.flatMap((option) => (option.required === undefined ? [] : [option.required]));
  }
  /** Returns the contract's example inputs, query and body merged. */
  examplesOf(id: string): Record<string, unknown>[] {
    const found = [...operationsOf(this.#document)].find(({ operation }) => operation.operationId === id)?.operation;
    const content = found?.requestBody?.content?.["application/json"];
    return Object.values(content?.examples ?? {}).flatMap(({ value }) =>
      typeof value === "object" && value !== null ? [value as Record<string, unknown>] : [],
    );
  }
}
