/** The data of the API reference, which vite/reference.ts generates from the contract: a file per group. */
export interface GroupPage {
  name: string;
  about: string;
  operations: readonly OperationPage[];
  /** Every code that an operation of the group may answer. */
  errors: Readonly<Record<number, ErrorText>>;
}

export interface OperationPage {
  id: string;
  alias?: string | undefined;
  summary: string;
  about: string;
  method: string;
  path: string;
  auth: "required" | "optional" | "none";
  /** The account types that may call it; omitted = all. */
  accounts?: readonly number[] | undefined;
  /** The key permission it needs; omitted = no key may call it, with the reason. */
  permission?: "read" | "withdraw" | "trade" | undefined;
  noKey?: string | undefined;
  retry: "safe" | "key" | "never";
  assumed?: string | undefined;
  multipart: boolean;
  /** Sets of fields of which exactly one is required. */
  oneOf?: readonly (readonly string[])[] | undefined;
  input: readonly FieldPage[];
  result: readonly FieldPage[];
  /** The type of a result that isn't an object. */
  resultType: string;
  errors: readonly number[];
  /** An example input in the SDK's format. */
  example: unknown;
  reply: unknown;
  samples: readonly { label: string; source: string }[];
}

export interface FieldPage {
  name: string;
  type: string;
  about: string;
  required: boolean;
  /** Rules as text: "at most 40 characters". */
  rules: readonly string[];
  values?: readonly { value: string; en?: string | undefined; "zh-CN"?: string | undefined }[] | undefined;
  fields?: readonly FieldPage[] | undefined;
}

export interface ErrorText {
  name: string;
  en: string;
  "zh-CN": string;
}

/** The search terms of an operation, before its group is loaded. */
export interface Entry {
  group: string;
  id: string;
  summary: string;
  method: string;
  path: string;
  permission?: string | undefined;
  /** The names of its fields in lower case. */
  words: string;
}
