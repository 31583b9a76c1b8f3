import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { isActive, type ReceiptDetail } from "./detail.ts";
import { methodOf, type ReceiptMethod } from "./method.ts";

type Methods = Result<"getReceiptMethodList">;
export const methodView = ({ name, ...method }: ReceiptMethod, language: Locale): Methods["items"][number] => ({
  ...method,
  name: name[language],
});

export function detailView(
  world: World,
  detail: ReceiptDetail,
  language: Locale,
): Result<"createUserReceiptMethodInfo"> {
  const { id, name, legalCurrency } = methodOf(world, detail.methodId);
  return {
    ...{ userReceiptMethodInfoDetailId: detail.id, receiptMethodId: id, name: name[language], legalCurrency },
    ...{ values: [...detail.values], active: isActive(world, detail), createdAt: isoOf(detail.createdAt) },
  };
}
