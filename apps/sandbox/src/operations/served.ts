import type { OperationId } from "@coffer/sdk/contract";
import type { Context, Operation } from "../engine/context.ts";
import { account } from "./account.ts";
import { addressBook } from "./address-book.ts";
import { assets } from "./assets.ts";
import { basic } from "./basic.ts";
import { coinTransactions } from "./coin-transactions.ts";
import { content } from "./content.ts";
import { kyc } from "./kyc.ts";
import type { NotServedYet } from "./not-served-yet.ts";
import { profile } from "./profile.ts";
import { receiptMethods } from "./receipt-methods.ts";
import { token } from "./token.ts";

/** Every operation of the contract is here or on the not-served-yet list; the compiler counts. */
const all: { [Id in Exclude<OperationId, NotServedYet>]: Operation<Id> } = {
  ...account,
  ...addressBook,
  ...assets,
  ...basic,
  ...coinTransactions,
  ...content,
  ...kyc,
  ...profile,
  ...receiptMethods,
  ...token,
};

/** The engine has checked the input against the contract before it calls one. */
type AnyOperation = (context: Context, input: never) => unknown;
export const served: ReadonlyMap<string, AnyOperation> = new Map<string, AnyOperation>(Object.entries(all));
