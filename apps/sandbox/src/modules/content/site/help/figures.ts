import type { Locale } from "@coffer/errors";
import {
  ACTIVE_METHODS,
  API_KEY,
  APPEAL,
  BUSINESS_CERTIFICATE,
  CHANGE_PASSWORD,
  IDENTITY_IMAGE,
  MULTISIG,
  SIGN_UP_PASSWORD,
  VOUCHERS_MAX,
} from "@coffer/sdk/rules";
import { DAY, HOUR, MINUTE, SECOND } from "../../../../core/scenario.ts";
import { SIGNED_WITHIN } from "../../../api-keys/exports.ts";
import { seededCoins, seededNetworks } from "../../../assets/coins/exports.ts";
import { REVIEW_FROM_USD } from "../../../assets/prices/exports.ts";
import { CODE_LIFE, CODE_RESEND_AFTER } from "../../../auth/codes/exports.ts";
import { ACCESS_LIFE, SESSION_LIFE } from "../../../auth/session/exports.ts";
import { QR_LIFE } from "../../../auth/sign-in/exports.ts";
import { ADJUSTED_BEYOND, ARRIVES_WITHIN, ASKED_BEYOND } from "../../../cards/exports.ts";
import { CREDITED_WITHIN, PAID_WITHIN, WAITING_MAX } from "../../../cash/orders/exports.ts";
import { QUOTE_SECONDS as CONVERT_SECONDS, SETTLED_WITHIN } from "../../../convert/conversions/exports.ts";
import { hourOf, INTEREST_DELAY_DAYS, PAUSE_FROM, PAUSE_TO } from "../../../earn/exports.ts";
import { TRIED_FOR } from "../../../events/exports.ts";
import { ADULT_YEARS } from "../../../kyc/exports.ts";
import { REVIEW_WITHIN } from "../../../merchant/orders/exports.ts";
import { FEE_PERCENT, QUOTE_SECONDS as OTC_SECONDS, SETTLEMENT_HOURS } from "../../../otc/exports.ts";
import { CANCELLATIONS_A_DAY, CONFIRM_WINDOW_SECONDS, UNPAID_MAX } from "../../../p2p/exports.ts";
import { ATTEMPTS, BLOCK, LOCK } from "../../../profile/exports.ts";
import { CARD, PAYMENT_WINDOW_SECONDS } from "../../../quick-pay/currencies/exports.ts";
import { CONFIRM_WITHIN, EXPECTED_REVIEW_DAYS, REVIEW_WORKING_DAYS } from "../../../withdrawals/exports.ts";

const MEGABYTE = 1024 * 1024;
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
/** In hundredths of a percent. */
const percent = (hundredths: bigint) => String(Number(hundredths) / 100);

/** The limits, fees and times in articles: the product's own constants, so that articles can't differ. */
const figures = {
  attempts: ATTEMPTS,
  lockHours: LOCK / HOUR,
  holdHours: BLOCK / HOUR,
  codeMinutes: CODE_LIFE / MINUTE,
  resendSeconds: CODE_RESEND_AFTER / SECOND,
  sessionMinutes: ACCESS_LIFE / MINUTE,
  sessionDays: SESSION_LIFE / DAY,
  qrSeconds: QR_LIFE / SECOND,
  passwordMin: SIGN_UP_PASSWORD.min,
  passwordMax: SIGN_UP_PASSWORD.max,
  changeMin: CHANGE_PASSWORD.min,
  adultYears: ADULT_YEARS,
  imageMegabytes: IDENTITY_IMAGE.maxBytes / MEGABYTE,
  certificateMegabytes: Math.ceil(BUSINESS_CERTIFICATE.maxBytes / MEGABYTE),
  vouchers: VOUCHERS_MAX,
  reviewUsd: grouped(REVIEW_FROM_USD),
  expectedDays: EXPECTED_REVIEW_DAYS,
  reviewWorkingDays: REVIEW_WORKING_DAYS,
  confirmHours: CONFIRM_WITHIN / HOUR,
  convertSeconds: CONVERT_SECONDS,
  settledHours: SETTLED_WITHIN / HOUR,
  otcSeconds: OTC_SECONDS,
  otcHours: SETTLEMENT_HOURS,
  otcFeePercent: FEE_PERCENT,
  earnDelayDays: INTEREST_DELAY_DAYS,
  earnPauseFrom: hourOf(PAUSE_FROM),
  earnPauseTo: hourOf(PAUSE_TO),
  cardFeePercent: CARD.feePercent,
  cardFeeUsd: Number(CARD.feeMaximumUsd),
  cardMinutes: CARD.rateHoldSeconds / 60,
  cardArrives: ARRIVES_WITHIN / MINUTE,
  cardAdjusted: percent(ADJUSTED_BEYOND),
  cardAsked: percent(ASKED_BEYOND),
  payMinutes: PAYMENT_WINDOW_SECONDS / 60,
  releaseMinutes: CONFIRM_WINDOW_SECONDS / 60,
  unpaidOrders: UNPAID_MAX,
  cancellations: CANCELLATIONS_A_DAY,
  appealHours: APPEAL.hours,
  appealImages: APPEAL.imagesMax,
  appealWords: APPEAL.remarkMin,
  methods: ACTIVE_METHODS.max,
  topUpHours: PAID_WITHIN / HOUR,
  topUps: WAITING_MAX,
  creditedHours: CREDITED_WITHIN / HOUR,
  keys: API_KEY.keysMax,
  ips: API_KEY.ipsMax,
  keyDays: API_KEY.unboundDays,
  signedSeconds: SIGNED_WITHIN / SECOND,
  multisigName: MULTISIG.nameMax,
  multisigSigners: MULTISIG.signaturesMin,
  reviewDays: REVIEW_WITHIN / DAY,
  webhookHours: TRIED_FOR / HOUR,
};

/** Tables of figures that differ by coin. */
const tables: Readonly<Record<string, (locale: Locale) => string>> = {
  networks: (locale) =>
    [
      locale === "en"
        ? "| Coin and network | Minimum deposit | Confirmations to credit"
        : "| 币种与网络 | 最低充值 | 入账所需确认数",
      ...seededNetworks.map(
        ({ coin, name, minDeposit, confirmationsToCredit }) =>
          `| ${coin} · ${name} | ${minDeposit} | ${confirmationsToCredit}`,
      ),
    ].join("\n"),
  withdrawals: (locale) =>
    [
      locale === "en"
        ? "| Coin and network | Minimum | Maximum | Network fee"
        : "| 币种与网络 | 最低 | 最高 | 网络手续费",
      ...seededNetworks.map(
        ({ coin, name, withdrawMin, withdrawMax, withdrawFee }) =>
          `| ${coin} · ${name} | ${withdrawMin} | ${grouped(withdrawMax)} | ${withdrawFee}`,
      ),
    ].join("\n"),
  daily: (locale) =>
    [
      locale === "en" ? "| Coin | Maximum in one day (UTC)" : "| 币种 | 每日上限（UTC）",
      ...seededCoins.flatMap(({ coin, dailyLimit }) => (dailyLimit ? [`| ${coin} | ${grouped(dailyLimit)}`] : [])),
    ].join("\n"),
};

/** Fills the placeholders; an unknown name throws. */
export const filled = (markup: string, locale: Locale): string =>
  markup.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = tables[name]?.(locale) ?? figures[name as keyof typeof figures];
    if (value === undefined) throw new Error(`No figure is called ${name}.`);
    return String(value);
  });
