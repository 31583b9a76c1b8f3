import { expect, test } from "vitest";
import { bestLine, find, wordsOf } from "./find.ts";

/** What people would ask, typing errors included, and the article that answers. */
const questions: Readonly<Record<"en" | "zh-CN", readonly (readonly [asked: string, article: string])[]>> = {
  en: [
    ["why cant i withdraw after changing my password", "hp_security-hold"],
    ["withdrawls blocked 24 hours", "hp_security-hold"],
    ["account locked too many wrong pasword", "hp_locked-out"],
    ["how many login atempts", "hp_locked-out"],
    ["didnt recieve verification code", "hp_codes"],
    ["sms code not arriving", "hp_codes"],
    ["forgot fund pin", "hp_fund-pin"],
    ["new phone authentcator", "hp_authenticator"],
    ["pasword rules symbols", "hp_password"],
    ["someone else signed in to my acount", "hp_other-device"],
    ["change email adress", "hp_contacts"],
    ["fake support asked for my pin", "hp_phishing"],
    ["kyc how long", "hp_verify-identity"],
    ["identity verfication rejected", "hp_identity-rejected"],
    ["which netwrok for usdt deposit", "hp_receive-coins"],
    ["deposit not arrived", "hp_confirmations"],
    ["how many confirmatons btc", "hp_confirmations"],
    ["sent too little below minimum deposit", "hp_below-minimum"],
    ["forgot xrp tag", "hp_destination-tag"],
    ["withdrawal fee usdt", "hp_withdraw"],
    ["daily withdrawl limit", "hp_withdraw"],
    ["withdrawal stuck in review", "hp_review"],
    ["cancel a withdrawl", "hp_cancel-withdrawal"],
    ["adress poisoning", "hp_lookalike"],
    ["credit card fee", "hp_card"],
    ["quote expired convert", "hp_convert"],
    ["paid but dealer did not release coins", "hp_appeal"],
    ["how long does a bank withdrawal take", "hp_cash-withdraw"],
    ["api key expierd", "hp_api-keys"],
    ["multisig unfinished withdrawal", "hp_multisig"],
  ],
  "zh-CN": [
    ["改密码后为什么不能提现", "hp_security-hold"],
    ["24小时不能提币", "hp_security-hold"],
    ["密码输错被锁定多久", "hp_locked-out"],
    ["登录被锁了怎么办", "hp_locked-out"],
    ["收不到验证码", "hp_codes"],
    ["短信没收到", "hp_codes"],
    ["资金密码忘了", "hp_fund-pin"],
    ["换手机后验证器怎么办", "hp_authenticator"],
    ["密码有什么要求", "hp_password"],
    ["异地登录不是我", "hp_other-device"],
    ["怎么换绑手机号", "hp_contacts"],
    ["假客服索要验证码", "hp_phishing"],
    ["实名认证要多久", "hp_verify-identity"],
    ["身份认证被拒", "hp_identity-rejected"],
    ["充值usdt用哪个网络", "hp_receive-coins"],
    ["充值没到账", "hp_confirmations"],
    ["比特币要几个确认", "hp_confirmations"],
    ["充少了低于最低金额", "hp_below-minimum"],
    ["xrp忘记填标签", "hp_destination-tag"],
    ["提现手续费多少", "hp_withdraw"],
    ["每天最多提多少", "hp_withdraw"],
    ["提现一直在审核", "hp_review"],
    ["提错了能撤回吗", "hp_cancel-withdrawal"],
    ["首尾相同的地址", "hp_lookalike"],
    ["信用卡买币手续费", "hp_card"],
    ["兑换报价过期", "hp_convert"],
    ["付了款对方没放币", "hp_appeal"],
    ["法币提现到银行多久到账", "hp_cash-withdraw"],
    ["接口密钥绑定ip", "hp_api-keys"],
    ["多签钱包有未完成的提现", "hp_multisig"],
  ],
};

const locales = ["en", "zh-CN"] as const;

test.each(locales)("what people would ask in %s finds its article among the first three", (locale) => {
  expect(questions[locale]).toHaveLength(30);
  const missed = questions[locale].flatMap(([asked, id]) => {
    const first = find(asked, locale)
      .slice(0, 3)
      .map(({ article }) => article.id);
    return first.includes(id) ? [] : [`${asked}: ${first.join(", ")}, not ${id}`];
  });
  expect(missed).toEqual([]);
});

test("Chinese is cut into pairs, Latin into words, and both may stand in one question", () => {
  expect(wordsOf("充值USDT没到账, it's late")).toEqual(["充值", "usdt", "没到", "到账", "its", "late"]);
});

test("it finds while a word is still being typed", () => {
  const ids = (typed: string) => find(typed, "en").map(({ article }) => article.id);
  for (const typed of ["confirma", "confirmat", "confirmations"])
    expect(ids(typed).slice(0, 2)).toContain("hp_confirmations");
  expect(find("提", "zh-CN").length).toBeGreaterThan(3);
  expect(find("zzzzqqq", "en")).toEqual([]);
});

test("what was found is named as the article spells it, and its line is shown", () => {
  const [found] = find("withdrawls blcoked", "en");
  expect(found?.matches).toEqual(expect.arrayContaining(["withdrawals", "blocked"]));
  expect(found && bestLine(found)).toMatch(/withdrawals and transfers are blocked for 24 hours/);
});
