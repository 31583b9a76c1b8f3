/**
 * The product's catalogue: every code and its name. Codes with the same meaning share a name.
 * A new code is one row here, and one row with both texts in `texts/`. The compiler requires the second.
 */
export const catalogueNames = {
  1: "maintenance",
  2: "maintenance",
  40001: "unsupportedCurrency",
  40002: "coinDepositsProhibited",
  40003: "merchantFrozen",
  40004: "orderCancelled",
  40005: "orderPaid",
  40006: "orderCompleted",
  40007: "orderNotFound",
  40008: "withdrawalOrderNotFound",
  40009: "merchantOrderNumberExists",
  40010: "merchantWithdrawalNumberExists",
  40011: "merchantBalanceInsufficient",
  40012: "withdrawalClosed",
  40013: "belowSingleMinimum",
  40014: "aboveSingleMaximum",
  40015: "dailyTotalExceeded",
  40016: "tooManyUnpaidOrders",
  40017: "noFreeAddress",
  40018: "wrongWithdrawalAddress",
  50001: "sessionInvalid",
  50002: "securityVerificationFailed",
  50004: "signInRequired",
  50009: "multisigWithdrawalUnfinished",
  50010: "signInBanned",
  50011: "userMissing",
  50012: "uploadMissing",
  50013: "uploadFailed",
  50014: "amountOutOfRange",
  50015: "alreadyAuthenticated",
  50016: "tooManyFiles",
  51024: "characterRules",
  51025: "characterRules",
  51026: "characterRules",
  51091: "passwordRule",
  51092: "accountExists",
  51093: "emailExists",
  51094: "phoneExists",
  60001: "assetCreationFailed",
  60002: "merchantCurrencyMissing",
  60003: "userAddressMissing",
  60004: "userDisabled",
  60005: "transferDisabled",
  60006: "userAssetMissing",
  60007: "insufficientFiatAssets",
  60008: "orderStatusFailed",
  60009: "depositDisabled",
  60010: "depositDisabled",
  60011: "withdrawDisabled",
  60012: "noExchangeRate",
  60013: "kycNotCertified",
  60014: "orderUnderAppeal",
  60015: "orderStatusError",
  60016: "paymentTimeout",
  60017: "repeatedCancellation",
  60018: "receivingTimeout",
  60019: "complaintMissing",
  60020: "paymentInfoMissing",
  60021: "adMissing",
  60022: "rematchAds",
  60023: "dailyCancellationLimit",
  60024: "dealerPaymentInfoMissing",
  60025: "totalPriceMismatch",
  60026: "duplicatePaymentChannel",
  60027: "dailyTransferTotalExceeded",
  60028: "insufficientAssets",
  60029: "transferBelowFee",
  60030: "paymentInfoClosed",
  60031: "appealTooLate",
  60032: "tooManyPaymentMethods",
  70001: "cardLink",
  80001: "userDisabled",
  80002: "signedInElsewhere",
  510240: "accountExists",
} as const;

/** Refusals that the product gives only as text. The codes are ours (assumed); each comment quotes the product. */
export const assumedNames = {
  /** "account verification error" */
  90001: "accountVerificationFailed",
  /** "fund PIN not set" */
  90002: "fundPinNotSet",
  /** "identity failed, resubmit" */
  90003: "identityRejected",
  /** "identity under review" */
  90004: "identityUnderReview",
  /** "security verification expired, retry" */
  90005: "verificationExpired",
  /** "account does not qualify to register" */
  90006: "notQualified",
  /** "network risk, change network" */
  90007: "networkAtRisk",
  /** "exchange request timeout" */
  90008: "exchangeTimedOut",
} as const;

/** Refusals of the request itself use the HTTP status as their code. */
export const protocolNames = {
  400: "invalidRequest",
  401: "notSignedIn",
  403: "notAllowed",
  404: "unknownPath",
  405: "wrongMethod",
  409: "idempotencyConflict",
  413: "requestTooLarge",
  415: "wrongContentType",
  429: "tooManyRequests",
  500: "serverError",
  501: "notServedYet",
} as const;

type Names = typeof catalogueNames & typeof assumedNames & typeof protocolNames;

/** One of the 74 codes of the product's catalogue. */
export type CatalogueCode = keyof typeof catalogueNames;
/** A code chosen by us for a refusal that the product gives only as text. */
export type AssumedCode = keyof typeof assumedNames;
/** An HTTP status used as a code, for a refusal of the request itself. */
export type ProtocolCode = keyof typeof protocolNames;
/** Every code that this version knows. A newer server may send others. */
export type ErrorCode = keyof Names;
/** The name of a code's meaning. */
export type NameOf<Code extends ErrorCode> = Names[Code];

/** @internal */
export const names: Readonly<Record<number, string>> = /* @__PURE__ */ Object.assign(
  {},
  catalogueNames,
  assumedNames,
  protocolNames,
);

/** Returns the name of a code, or `undefined` for a code this version doesn't know. */
export function nameOf<Code extends ErrorCode>(code: Code): NameOf<Code>;
export function nameOf(code: number): NameOf<ErrorCode> | undefined;
export function nameOf(code: number): string | undefined {
  return names[code];
}
