import type { Words } from "./words.ts";
import { books } from "./zh-cn/books.ts";
import { chain } from "./zh-cn/chain.ts";
import { coverage } from "./zh-cn/coverage.ts";
import { faults } from "./zh-cn/faults.ts";
import { frame } from "./zh-cn/frame.ts";
import { overview } from "./zh-cn/overview.ts";
import { people } from "./zh-cn/people.ts";
import { requests } from "./zh-cn/requests.ts";
import { worlds } from "./zh-cn/worlds.ts";

/** Short sections are here, the others in their own files. */
export const zhCn: Words = {
  frame,
  actors: {
    state: "在这个世界里行动的外部角色。此刻不允许的步骤会被拒绝。",
    empty: "还没有其他角色",
    emptyText: "链和审核员有各自的页面。",
    nothing: "目前没有可处理的事项。",
    target: "对象",
    optional: "选填",
    done: "已完成。",
  },
  books,
  chain,
  coverage,
  faults,
  inbox: {
    state: (count) => `${count} 条消息，均未真正发出`,
    filter: "收件人",
    placeholder: "邮箱或手机号",
    channels: { mail: "邮件", sms: "短信" },
    copyCode: "复制验证码",
    code: "验证码",
    authenticators: "身份验证器当前的验证码",
    empty: "还没有消息",
    emptyText: "产品在这个世界里发出的邮件和短信会自动出现在这里，包括验证码。",
    noneFound: "没有发给该收件人的消息",
    noneFoundText: "请修改或清除筛选条件。",
    clear: "清除筛选",
  },
  overview,
  people,
  requests,
  review: {
    state: (count) => (count === 0 ? "没有待审核的事项" : `${count} 项待审核`),
    approve: "通过",
    approveNamed: (summary) => `通过：${summary}`,
    reject: "驳回…",
    rejectNamed: (summary) => `驳回：${summary}`,
    rejectTitle: "确定驳回？",
    rejectConfirm: "驳回",
    reason: "原因",
    reasonHint: "当事人会看到。可以留空。",
    waiting: (span) => `已等待 ${span}`,
  },
  scenarios: {
    state: "可以直接开始的情境。每个情境都会先重置本世界。",
    start: "开始",
    startNamed: (title) => `开始：${title}`,
    startTitle: (title) => `开始“${title}”？`,
    startText: (world) => `世界 ${world} 会先重置，再进入这个情境，此前所做的一切都会消失。此操作无法撤销。`,
    started: (title) => `世界已进入“${title}”。`,
    people: "以某人的身份登录",
  },
  signIn: {
    busy: "正在登录",
    busyText: "网页应用接管会话后就会打开。",
    failed: "登录没有完成",
    noApp: "这个地址没有 Coffer 网页应用。",
    noAppText: "本页把会话交给同源的网页应用。请在“人员”中填写网页应用的地址后打开。",
    back: "回到“人员”",
  },
  worlds,
};
