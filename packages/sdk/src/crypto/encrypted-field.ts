/** A field sent encrypted, by dotted path. Left out of the input, it is left out of the request with its key id. */
export interface EncryptedField {
  field: string;
  keyId: string;
  /** Derived first, with a ticket of `pTR` for this business type and these fields joined. */
  derived: { businessType: number; key: readonly string[]; ticket: string } | undefined;
}

/** Reads `encrypt:a,b.c` and `derive:a/1/b+c` of an operation's line. */
export function encryptedFields(line: string): EncryptedField[] {
  const after = (name: string) =>
    line.split(" ").flatMap((word) => (word.startsWith(`${name}:`) ? [word.slice(name.length + 1)] : []));
  const derive = after("derive").map((word) => word.split("/"));
  return after("encrypt")
    .flatMap((fields) => fields.split(","))
    .map((field) => ({ field, keyId: `${field}KeyId`, derived: derivedOf(field, derive) }));
}

function derivedOf(field: string, derive: string[][]): EncryptedField["derived"] {
  const [, businessType, key] = derive.find(([name]) => name === field) ?? [];
  if (businessType === undefined) return undefined;
  const inside = field.slice(0, field.lastIndexOf(".") + 1);
  return { businessType: Number(businessType), key: key ? key.split("+") : [], ticket: `${inside}ticket` };
}
