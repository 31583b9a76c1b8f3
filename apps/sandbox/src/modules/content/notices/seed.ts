import type { World } from "../../../world/world.ts";
import { type Announcement, announcements, commonSettings, type SettingType } from "./content.ts";
import { shellSettings } from "./shell-settings.ts";

const HOUR = 60 * 60 * 1000;

/** Newest last, so that ids rise with time. One exists in English only. */
const news: readonly (Pick<Announcement, "in"> & { hoursAgo: number })[] = [
  {
    hoursAgo: 620,
    in: {
      en: {
        title: "USDC deposits on Ethereum",
        summary: "USDC can be received on the ERC-20 network.",
        body: "<p>USDC can now be received on the ERC-20 network. A deposit is credited after 12 confirmations.</p>",
      },
      "zh-CN": {
        title: "支持以太坊网络的 USDC 充值",
        summary: "现已支持通过 ERC-20 网络接收 USDC。",
        body: "<p>现已支持通过 ERC-20 网络接收 USDC。充值在 12 次确认后入账。</p>",
      },
    },
  },
  {
    hoursAgo: 410,
    in: {
      en: {
        title: "XRP needs a destination tag",
        summary: "XRP deposits share one address. The tag says whose they are.",
        body: "<p>XRP deposits share one address. Always send the destination tag shown beside it: without the tag a deposit can’t be told apart.</p>",
      },
      "zh-CN": {
        title: "XRP 充值须填写目标标签",
        summary: "XRP 充值共用一个地址，请务必填写标签以区分账户。",
        body: "<p>XRP 充值共用一个地址。请务必填写地址旁显示的目标标签，否则无法识别充值归属。</p>",
      },
    },
  },
  {
    hoursAgo: 330,
    in: {
      en: {
        title: "Statements of a wallet, month by month",
        summary: "What there was, each entry, and what was left, to read and to print.",
        body: '<p>A month of a wallet can be read and printed as a <a href="/assets?tab=statement">statement</a>: what there was, each entry, and what was left. Its times are in UTC, so that it reads the same everywhere.</p><h2>For programs</h2><ul><li>The entries are those of <code>GetUserAssetsHistory</code> from the first of the month to the first of the next.</li><li>What there was is the balance after the last entry before them.</li></ul><p>The call is described in the <a href="/account/ApiDocument?group=assets&amp;op=getUserAssetsHistory">API reference</a>.</p>',
      },
    },
  },
  {
    hoursAgo: 190,
    in: {
      en: {
        title: "How large withdrawals are reviewed",
        summary: "Withdrawals worth 50,000 USD or more are looked at by a person first.",
        body: "<p>Withdrawals worth 50,000 USD or more are looked at by a person before they are sent. You can cancel while the review is open.</p>",
      },
      "zh-CN": {
        title: "大额提现的审核方式",
        summary: "价值 50,000 美元及以上的提现需先经人工审核。",
        body: "<p>价值 50,000 美元及以上的提现在发出前需经人工审核。审核期间您可以取消。</p>",
      },
    },
  },
  {
    hoursAgo: 70,
    in: {
      en: {
        title: "Security changes hold withdrawals for 24 hours",
        summary: "After a password, PIN or authenticator is changed, withdrawals and transfers wait a day.",
        body: "<p>After a password, fund PIN, contact or authenticator is changed or removed, withdrawals and transfers wait for 24 hours.</p>",
      },
      "zh-CN": {
        title: "安全设置变更后 24 小时内暂停提现",
        summary: "修改密码、资金密码或验证器后，提现和转账将暂停 24 小时。",
        body: "<p>修改或移除密码、资金密码、联系方式或验证器后，提现和转账将暂停 24 小时。</p>",
      },
    },
  },
  {
    hoursAgo: 20,
    in: {
      en: {
        title: "Planned maintenance of the Tron network",
        summary: "TRC-20 deposits may take a few blocks longer early on Sunday.",
        body: "<p>TRC-20 deposits and withdrawals may take a few blocks longer on Sunday between 02:00 and 04:00 UTC. Balances are not affected.</p>",
      },
      "zh-CN": {
        title: "波场网络计划维护",
        summary: "周日凌晨 TRC-20 充值确认可能略有延迟。",
        body: "<p>周日 02:00 至 04:00（UTC）期间，TRC-20 充值和提现的确认可能略有延迟，余额不受影响。</p>",
      },
    },
  },
  {
    hoursAgo: 3,
    in: {
      en: {
        title: "Compare the whole address, not only its ends",
        summary: "Malware swaps addresses in the clipboard for ones that begin and end alike.",
        body: '<p>Malware swaps addresses in the clipboard, often for one that begins and ends like the original. Compare every group of four with the source before you confirm a withdrawal, and keep the addresses you use in your <a href="/assets/address">address book</a>.</p>',
      },
      "zh-CN": {
        title: "请核对完整地址，不要只看首尾",
        summary: "恶意软件会把剪贴板中的地址换成首尾相同的伪造地址。",
        body: '<p>恶意软件会替换剪贴板中的地址，换上的往往首尾相同。确认提现前，请逐组与来源核对，并将常用地址保存到<a href="/assets/address">地址簿</a>。</p>',
      },
    },
  },
];

export function seedContent(world: World): void {
  const now = world.startedAt;
  for (const { hoursAgo, ...written } of news)
    world.table(announcements).insert({ id: world.newId("ann"), ...written, publishedAt: now - hoursAgo * HOUR });
  for (const type of Object.keys(shellSettings) as SettingType[]) {
    const contentIn = shellSettings[type];
    const content = { en: JSON.stringify(contentIn("en")), "zh-CN": JSON.stringify(contentIn("zh-CN")) };
    world.table(commonSettings).insert({ type, content });
  }
}
