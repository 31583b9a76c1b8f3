import type { CashChannelCode } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { type Bank, cashBanks } from "./bank.ts";

type Own = Omit<Bank, "name" | "country" | "channels" | "reached">;
const bank = (
  country: string,
  name: string,
  chinese: string,
  [bicSwiftCode, bankCode]: readonly [string, string],
  channels: readonly CashChannelCode[],
  codes: Partial<Own> = {},
): Bank => ({
  ...{ bicSwiftCode, bankCode, country, channels },
  ...{ prefixes: [bankCode], ibanCodes: [], name: { en: name, "zh-CN": chinese }, reached: true },
  ...codes,
});

const us: readonly CashChannelCode[] = ["ach", "wire"];
const euro: readonly CashChannelCode[] = ["sepa", "wire"];
const abroad: readonly CashChannelCode[] = ["wire"];
/** A euro-area bank is identified by the prefix of its IBANs. */
const inEurope = (country: string, name: string, chinese: string, bic: string, code: string, prefixes: string[] = []) =>
  bank(country, name, chinese, [bic, code], euro, { prefixes, ibanCodes: [code] });

/** Fictitious banks with well-formed codes. */
const banks: readonly Bank[] = [
  bank("US", "Prairie Union Bank", "草原联合银行", ["PRUBUS44", "110000000"], us),
  bank("US", "Hudson Clearing Bank", "哈德逊清算银行", ["HUCLUS33", "021000089"], us),
  bank("US", "Cascade Mutual", "卡斯凯德互助银行", ["CSMUUS66", "125000024"], us),
  bank("GB", "Thames Clearing Bank", "泰晤士清算银行", ["THCLGB2L", "60"], ["fasterPayments", "wire"], {
    prefixes: ["20", "60"],
    ibanCodes: ["BUKB", "THCL"],
  }),
  bank("GB", "Severn & Wye Bank", "塞文怀伊银行", ["SVWYGB2L", "09"], ["fasterPayments", "wire"], {
    ibanCodes: ["SVWY"],
  }),
  inEurope("DE", "Rhein Clearing Bank", "莱茵清算银行", "RHCLDEFF", "37040044", ["37040044"]),
  inEurope("DE", "Spree Landesbank", "施普雷州立银行", "SPLBDEBB", "10050000", ["10050000"]),
  inEurope("FR", "Banque du Canal", "运河银行", "BQCNFRPP", "20041"),
  inEurope("NL", "Amstel Bank", "阿姆斯特尔银行", "AMSTNL2A", "ABNA"),
  inEurope("ES", "Banco del Turia", "图里亚银行", "BTURESMM", "2100"),
  inEurope("IE", "Liffey Bank", "利菲银行", "LIFFIE2D", "AIBK"),
  inEurope("AT", "Donau Bank", "多瑙银行", "DONAATWW", "19043"),
  inEurope("BE", "Banque de la Senne", "塞纳河银行", "BSENBEBB", "539"),
  bank("HK", "Victoria Harbour Bank", "维港银行", ["VHBKHKHH", "004"], ["fps", "wire"]),
  bank("HK", "Lion Rock Bank", "狮子山银行", ["LRBKHKHH", "024"], ["fps", "wire"]),
  bank("CN", "Huangpu Clearing Bank", "黄浦清算银行", ["HPCLCNSH", "102"], ["localBank"]),
  bank("CN", "Pearl River Bank", "珠江银行", ["PRRVCNGZ", "103"], ["localBank"]),
  bank("AU", "Southern Cross Bank", "南十字银行", ["SCBKAU2S", "062"], abroad),
  bank("IN", "Narmada Bank", "纳尔马达银行", ["NARMINBB", "HDFC"], abroad),
  bank("MX", "Banco Anáhuac", "阿纳瓦克银行", ["BANAMXMM", "002"], abroad),
  bank("CA", "Maple Ridge Bank", "枫岭银行", ["MPRGCATT", "003"], abroad),
];

export function seedBanks(world: World): void {
  for (const each of banks) world.table(cashBanks).insert(each);
}
