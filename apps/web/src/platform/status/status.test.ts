import * as contract from "@coffer/sdk/contract";
import { describe, expect, it } from "vitest";
import { readMessages } from "../../../vite/messages.ts";
import * as cash from "../../features/cash/cash-status.ts";
import { p2pStatus } from "../p2p/p2p-status.ts";
import { paymentException, paymentOrderStatus, refundStatus } from "./payment-order-status.ts";
import { recordStatus } from "./record-status.ts";
import { exchangeStatus, kycStatus, type StatusTexts, statusOf, transferStep } from "./status.ts";

const kinds: readonly (readonly [string, Readonly<Record<string, number>>, StatusTexts<number>])[] = [
  ["record", contract.RecordStatus, recordStatus],
  ["identity", contract.KycStatus, kycStatus],
  ["exchange", contract.ExchangeStatus, exchangeStatus],
  ["transfer", contract.TransferStep, transferStep],
  ["cash account", contract.GlobalAccountStatus, cash.globalAccountStatus],
  ["channel's papers", contract.ChannelAttachmentStatus, cash.channelPapersStatus],
  ["sending account", contract.PayWhitelistStatus, cash.payWhitelistStatus],
  ["cash deposit", contract.CashOrderStatus, cash.cashTopUpStatus],
  ["fiat order", contract.FiatOrderStatus, p2pStatus],
  ["payment order", contract.PaymentOrderStatus, paymentOrderStatus],
  ["refund", contract.RefundStatus, refundStatus],
  ["cash withdrawal", contract.CashOrderStatus, cash.cashPayoutStatus],
];

describe.each(["en", "zh-CN"])("in %s", (locale) => {
  const texts = readMessages(locale);
  it.each(kinds)("every %s status of the contract has its name and its next step", (kind, values, rows) => {
    for (const value of Object.values(values)) {
      expect(texts[rows[value]?.label ?? ""], `${kind} ${value}`).toBeTruthy();
      expect(texts[rows[value]?.next ?? ""], `${kind} ${value}`).toBeTruthy();
    }
  });
  it("every exception of a payment too", () => {
    for (const { label, next } of Object.values(paymentException))
      expect([texts[label], texts[next]]).not.toContain("");
  });
});

it.each(kinds)("%s has no row for a status the contract hasn't", (_, values, rows) => {
  expect(Object.keys(rows).sort()).toEqual(Object.values(values).map(String).sort());
});

it("still says something of a status of a newer server", () => {
  expect(statusOf(recordStatus, 99).label).toBe("status.unknown");
});
