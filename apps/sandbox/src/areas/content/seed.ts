import type { Text } from "@coffer/errors";
import type { World } from "../../world/world.ts";
import { announcements, commonSettings, type SettingType } from "./content.ts";
import { shellSettings } from "./shell-settings.ts";

const HOUR = 60 * 60 * 1000;

/** Newest last, so that ids rise with time. */
const news: readonly { hoursAgo: number; title: Text; summary: Text; body: Text }[] = [
  {
    hoursAgo: 620,
    title: { en: "USDC deposits on Ethereum", "zh-CN": "支持以太坊网络的 USDC 充值" },
    summary: { en: "USDC can be received on the ERC-20 network.", "zh-CN": "现已支持通过 ERC-20 网络接收 USDC。" },
    body: {
      en: "<p>USDC can now be received on the ERC-20 network. A deposit is credited after 12 confirmations.</p>",
      "zh-CN": "<p>现已支持通过 ERC-20 网络接收 USDC。充值在 12 次确认后入账。</p>",
    },
  },
  {
    hoursAgo: 410,
    title: { en: "XRP needs a destination tag", "zh-CN": "XRP 充值须填写目标标签" },
    summary: {
      en: "XRP deposits share one address. The tag says whose they are.",
      "zh-CN": "XRP 充值共用一个地址，请务必填写标签以区分账户。",
    },
    body: {
      en: "<p>XRP deposits share one address. Always send the destination tag shown beside it: without the tag a deposit can't be told apart.</p>",
      "zh-CN": "<p>XRP 充值共用一个地址。请务必填写地址旁显示的目标标签，否则无法识别充值归属。</p>",
    },
  },
  {
    hoursAgo: 190,
    title: { en: "How large withdrawals are reviewed", "zh-CN": "大额提现的审核方式" },
    summary: {
      en: "Withdrawals worth 50,000 USD or more are looked at by a person first.",
      "zh-CN": "价值 50,000 美元及以上的提现需先经人工审核。",
    },
    body: {
      en: "<p>Withdrawals worth 50,000 USD or more are looked at by a person before they are sent. You can cancel while the review is open.</p>",
      "zh-CN": "<p>价值 50,000 美元及以上的提现在发出前需经人工审核。审核期间您可以取消。</p>",
    },
  },
  {
    hoursAgo: 70,
    title: { en: "Security changes hold withdrawals for 24 hours", "zh-CN": "安全设置变更后 24 小时内暂停提现" },
    summary: {
      en: "After a password, PIN or authenticator is changed, withdrawals and transfers wait a day.",
      "zh-CN": "修改密码、资金密码或验证器后，提现和转账将暂停 24 小时。",
    },
    body: {
      en: "<p>After a password, fund PIN, contact or authenticator is changed or removed, withdrawals and transfers wait for 24 hours.</p>",
      "zh-CN": "<p>修改或移除密码、资金密码、联系方式或验证器后，提现和转账将暂停 24 小时。</p>",
    },
  },
  {
    hoursAgo: 20,
    title: { en: "Planned maintenance of the Tron network", "zh-CN": "波场网络计划维护" },
    summary: {
      en: "TRC-20 deposits may take a few blocks longer on Sunday morning.",
      "zh-CN": "周日上午 TRC-20 充值确认可能略有延迟。",
    },
    body: {
      en: "<p>TRC-20 deposits and withdrawals may take a few blocks longer on Sunday between 02:00 and 04:00 UTC. Balances are not affected.</p>",
      "zh-CN": "<p>周日 02:00 至 04:00（UTC）期间，TRC-20 充值和提现的确认可能略有延迟，余额不受影响。</p>",
    },
  },
  {
    hoursAgo: 3,
    title: { en: "Check the first and last characters of an address", "zh-CN": "请核对地址的首尾字符" },
    summary: {
      en: "Malware swaps addresses in the clipboard. Compare both ends before you confirm.",
      "zh-CN": "恶意软件会替换剪贴板中的地址，确认前请核对首尾字符。",
    },
    body: {
      en: "<p>Malware swaps addresses in the clipboard. Compare the first and last four characters with the source before you confirm a withdrawal.</p>",
      "zh-CN": "<p>恶意软件会替换剪贴板中的地址。确认提现前，请将地址的前四位和后四位与来源核对。</p>",
    },
  },
];

export function seedContent(world: World): void {
  const now = world.startedAt;
  for (const { hoursAgo, ...text } of news)
    world.table(announcements).insert({ id: world.newId("ann"), ...text, publishedAt: now - hoursAgo * HOUR });
  for (const type of Object.keys(shellSettings) as SettingType[]) {
    const contentIn = shellSettings[type];
    const content = { en: JSON.stringify(contentIn("en")), "zh-CN": JSON.stringify(contentIn("zh-CN")) };
    world.table(commonSettings).insert({ type, content });
  }
}
