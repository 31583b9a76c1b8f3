/** What the reference is made of: vite/reference.ts writes it from the contract while building, a file a group. */
export interface GroupPage {
  name: string;
  about: string;
  operations: readonly OperationPage[];
  /** Every code an operation of the group may answer. */
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
  /** The account types it is for; left out = all. */
  accounts?: readonly number[] | undefined;
  /** What a key needs for it; left out = no key may, and why. */
  permission?: "read" | "withdraw" | "trade" | undefined;
  noKey?: string | undefined;
  retry: "safe" | "key" | "never";
  assumed?: string | undefined;
  multipart: boolean;
  /** Sets of fields of which exactly one is given. */
  oneOf?: readonly (readonly string[])[] | undefined;
  input: readonly FieldPage[];
  result: readonly FieldPage[];
  /** What the result is where it isn't an object. */
  resultType: string;
  errors: readonly number[];
  /** An input to begin with, as the SDK takes it. */
  example: unknown;
  reply: unknown;
  samples: readonly { label: string; source: string }[];
}

export interface FieldPage {
  name: string;
  type: string;
  about: string;
  required: boolean;
  /** In words: "at most 40 characters". */
  rules: readonly string[];
  values?: readonly { value: string; en?: string | undefined; "zh-CN"?: string | undefined }[] | undefined;
  fields?: readonly FieldPage[] | undefined;
}

export interface ErrorText {
  name: string;
  en: string;
  "zh-CN": string;
}

/** What an operation is found by, before its group is here. */
export interface Entry {
  group: string;
  id: string;
  summary: string;
  method: string;
  path: string;
  permission?: string | undefined;
  /** Names of its fields, in small letters. */
  words: string;
}
