/** A piece of text is about so long: written in less than a millisecond. */
const PIECE = 64 * 1024;
/** Lists stand so deep in a world's file; what is deeper is one row's. */
const DEEPEST = 3;

type Writing = {
  readonly write: (value: unknown) => string | undefined;
  readonly namesOf: (fields: object) => string[];
};
const PLAIN: Writing = { write: (value) => JSON.stringify(value), namesOf: Object.keys };

/** The JSON of something large, piece by piece: what `JSON.stringify` would give at once. */
export function* jsonPieces(value: unknown, writing: Writing = PLAIN): Generator<string> {
  let text = "";
  for (const part of parts(value, writing, 0)) {
    text += part;
    if (text.length < PIECE) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}

function* parts(value: unknown, writing: Writing, depth: number): Generator<string> {
  if (typeof value !== "object" || value === null || depth > DEEPEST) {
    yield writing.write(value) ?? "null";
    return;
  }
  let between = "";
  if (Array.isArray(value)) {
    yield "[";
    for (const item of value) {
      yield between + (writing.write(item) ?? "null");
      between = ",";
    }
    yield "]";
    return;
  }
  yield "{";
  for (const name of writing.namesOf(value)) {
    const field = (value as Record<string, unknown>)[name];
    if (field === undefined) continue;
    yield `${between}${JSON.stringify(name)}:`;
    yield* parts(field, writing, depth + 1);
    between = ",";
  }
  yield "}";
}

/** A reply that is as large as a world, and is sent while it is written. */
export class LongReply<Value> {
  readonly #value: Value;
  constructor(value: Value) {
    this.#value = value;
  }
  pieces(): Generator<string> {
    return jsonPieces(this.#value);
  }
}
