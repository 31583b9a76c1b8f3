import { ExchangeStatus, KycStatus, RecordStatus, TransferStep } from "@coffer/sdk/contract";
import { describe, expect, it } from "vitest";
import { readMessages } from "../../../vite/messages.ts";
import { statuses, statusOf } from "./status.ts";

const enums = { record: RecordStatus, kyc: KycStatus, exchange: ExchangeStatus, transfer: TransferStep };

describe.each(["en", "zh-CN"])("in %s", (locale) => {
  const texts = readMessages(locale);
  it.each(Object.entries(enums))("every %s status of the contract has its name and its next step", (kind, values) => {
    const rows: Record<number, { label: string; next: string }> = statuses[kind as keyof typeof enums];
    for (const value of Object.values(values)) {
      expect(texts[rows[value]?.label ?? ""], `${kind} ${value}`).toBeTruthy();
      expect(texts[rows[value]?.next ?? ""], `${kind} ${value}`).toBeTruthy();
    }
  });
});

it("has no row for a status the contract hasn't", () => {
  for (const [kind, values] of Object.entries(enums)) {
    const known = Object.values(values).map(String).sort();
    expect(Object.keys(statuses[kind as keyof typeof enums]).sort()).toEqual(known);
  }
});

it("still says something of a status of a newer server", () => {
  expect(statusOf("record", 99).label).toBe("status.unknown");
});
