import type { Words } from "../words.ts";

export const inbox: Words["inbox"] = {
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
};
