import type { CashChannelCode, WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { claimFile } from "../../receipt-methods/files/exports.ts";
import { checkText, type FormField, field, offeredChannels } from "../channels/exports.ts";

const PROOFS_MAX = 3;

/** The form that a channel requires before it takes orders. */
const form: readonly FormField[] = [
  field(
    "purpose",
    { en: "Purpose of the transfers", "zh-CN": "转账用途" },
    {
      type: "select",
      maxLength: 64,
      options: [
        { value: "suppliers", label: { en: "Paying suppliers", "zh-CN": "支付供应商" } },
        { value: "family", label: { en: "Family support", "zh-CN": "家庭支持" } },
        { value: "property", label: { en: "Buying property", "zh-CN": "购置房产" } },
        { value: "investment", label: { en: "Investing", "zh-CN": "投资" } },
        { value: "other", label: { en: "Other", "zh-CN": "其他" } },
      ],
    },
  ),
  field(
    "sourceDescription",
    { en: "Where the money comes from", "zh-CN": "资金来源说明" },
    { minLength: 10, maxLength: 500, pattern: "^.{10,500}$" },
  ),
  field("proof", { en: "Proof of funds", "zh-CN": "资金证明" }, { type: "file", maxLength: PROOFS_MAX }),
];

/** "A channel that needs no attachment answers an empty list." */
export const attachmentForm = (world: World, channel: CashChannelCode): readonly FormField[] =>
  offeredChannels(world).some((each) => each.channel === channel && each.attachmentRequired) ? form : [];

type Values = WireInput<"createUserChannelAttachment">["values"];

/** @throws 400 naming a missing, unknown or wrong value; 50012 and 50013 for its images */
export function checkAttachment(world: World, uid: string, fields: readonly FormField[], values: Values): void {
  for (const [at, { key }] of values.entries()) {
    if (!fields.some((each) => each.key === key))
      throw invalid(`values.${at}.key`, "unknown", "The form has no such field.");
    if (values.findIndex((each) => each.key === key) < at)
      throw invalid(`values.${at}.key`, "unique", "It is there twice.");
  }
  for (const each of fields) {
    const at = values.findIndex(({ key }) => key === each.key);
    const given = values[at];
    if (!given) throw invalid("values", "required", `${each.key} is missing.`);
    checkValue(world, uid, each, given, `values.${at}`);
  }
}

function checkValue(
  world: World,
  uid: string,
  each: FormField,
  { value, fileIds }: Values[number],
  path: string,
): void {
  const isFile = each.type === "file";
  if ((value === undefined) !== isFile)
    throw invalid(`${path}.value`, isFile ? "unknown" : "required", "See its type.");
  if ((fileIds !== undefined) !== isFile)
    throw invalid(`${path}.fileIds`, isFile ? "required" : "unknown", "See its type.");
  if (value !== undefined) checkText(each, value, `${path}.value`);
  for (const id of fileIds ?? []) claimFile(world, uid, id, "identity", `${path}.fileIds`);
}
