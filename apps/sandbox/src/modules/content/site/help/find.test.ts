import { expect, test } from "vitest";
import { bestLine, find, wordsOf } from "./find.ts";

/** Typical questions, typing errors included, and the article that answers each. */
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

/** Written by a person who had read no article, before any search. */
const askedBlindly: typeof questions = {
  en: [
    ["i changed my password yesterday and now i cant send anything", "hp_security-hold"],
    ["typed the wrong pin five times what now", "hp_locked-out"],
    ["lost my phone with google authenticator", "hp_authenticator"],
    ["is there a fee for deposits", "hp_receive-coins"],
    ["how long untill my bitcoin shows up", "hp_confirmations"],
    ["i sent usdt on the wrong chain", "hp_receive-coins"],
    ["forgot to put the memo for xrp", "hp_destination-tag"],
    ["minimum ammount to withdraw", "hp_withdraw"],
    ["my passport photo was refused", "hp_identity-rejected"],
    ["what documents do i need to verifiy", "hp_verify-identity"],
    ["can i take back a withdrawal", "hp_cancel-withdrawal"],
    ["why does a person look at my withdrawal", "hp_review"],
    ["an address i never used is in my history", "hp_lookalike"],
    ["buy crypto with visa", "hp_card"],
    ["card payment price changed", "hp_card"],
    ["seller says he didnt get my money", "hp_appeal"],
    ["how many times can i cancel an order", "hp_cancellations"],
    ["send money to a freind on coffer", "hp_transfer"],
    ["what is the interest and when is it payed", "hp_earn"],
    ["can i get my staked coins back any time", "hp_earn"],
    ["add a second person who must aprove withdrawals", "hp_multisig"],
    ["how to give a cashier an account", "hp_cashiers"],
    ["customer payed too little", "hp_payment-differs"],
    ["webhook signature", "hp_webhooks"],
    ["iban deposit euro reference", "hp_top-up"],
    ["how do i close my acount", "hp_account-disabled"],
    ["are my coins insured", "hp_2R7D9S"],
    ["what do you do with my personal data", "hp_9C3V8N"],
    ["sell bitcoin to my bank", "hp_dealers"],
    ["otc large trade how does it work", "hp_large-conversion"],
  ],
  "zh-CN": [
    ["昨天改了密码今天不能转账", "hp_security-hold"],
    ["资金密码输错五次了", "hp_locked-out"],
    ["手机丢了验证器没了怎么登录", "hp_authenticator"],
    ["充值要手续费吗", "hp_receive-coins"],
    ["比特币多久能到账", "hp_confirmations"],
    ["usdt转错网络了", "hp_receive-coins"],
    ["忘填memo", "hp_destination-tag"],
    ["最少能提多少", "hp_withdraw"],
    ["护照照片没通过", "hp_identity-rejected"],
    ["认证需要哪些资料", "hp_verify-identity"],
    ["提现可以取消吗", "hp_cancel-withdrawal"],
    ["为什么我的提现要人工看", "hp_review"],
    ["历史里有个没见过的地址", "hp_lookalike"],
    ["用visa买币", "hp_card"],
    ["刷卡时价格变了", "hp_card"],
    ["卖家说没收到钱", "hp_appeal"],
    ["一天能取消几次订单", "hp_cancellations"],
    ["怎么转给朋友", "hp_transfer"],
    ["利息什么时候发", "hp_earn"],
    ["理财随时能赎回吗", "hp_earn"],
    ["想让两个人一起批准提现", "hp_multisig"],
    ["怎么给收银员开账号", "hp_cashiers"],
    ["顾客付少了怎么办", "hp_payment-differs"],
    ["webhook怎么验签", "hp_webhooks"],
    ["欧元汇款要写附言吗", "hp_top-up"],
    ["怎么注销账户", "hp_account-disabled"],
    ["我的币有保险吗", "hp_2R7D9S"],
    ["你们怎么用我的个人信息", "hp_9C3V8N"],
    ["卖币收款到银行卡", "hp_receiving-methods"],
    ["大额交易怎么询价", "hp_large-conversion"],
  ],
};

const locales = ["en", "zh-CN"] as const;

test.each(locales)("finds the article of typical questions in %s among the first three", (locale) => {
  expect([questions[locale].length, askedBlindly[locale].length]).toEqual([30, 30]);
  const missed = [...questions[locale], ...askedBlindly[locale]].flatMap(([asked, id]) => {
    const first = find(asked, locale)
      .slice(0, 3)
      .map(({ article }) => article.id);
    return first.includes(id) ? [] : [`${asked}: ${first.join(", ")}, not ${id}`];
  });
  expect(missed).toEqual([]);
});

test("splits Chinese into pairs and Latin into words, in one question too", () => {
  expect(wordsOf("怎么给收银员开账号？")).toEqual(["给收", "收银", "银员", "员开", "开账", "账号"]);
  expect(wordsOf("充值USDT没到账, it's late")).toEqual(["充值", "usdt", "没到", "到账", "its", "late"]);
});

test("finds while a word is being typed", () => {
  const ids = (typed: string) => find(typed, "en").map(({ article }) => article.id);
  for (const typed of ["confirma", "confirmat", "confirmations"])
    expect(ids(typed).slice(0, 2)).toContain("hp_confirmations");
  expect(find("提", "zh-CN").length).toBeGreaterThan(3);
  expect(find("zzzzqqq", "en")).toEqual([]);
});

test("returns matches in the article's spelling with their line", () => {
  const [found] = find("withdrawls blcoked", "en");
  expect(found?.matches).toEqual(expect.arrayContaining(["withdrawals", "blocked"]));
  expect(found && bestLine(found)).toMatch(/withdrawals and transfers are blocked for 24 hours/);
});
