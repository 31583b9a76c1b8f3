import type { Words } from "../words.ts";

export const actors: Words["actors"] = {
  state: "在这个世界里行动的外部角色。此刻不允许的步骤会被拒绝。",
  empty: "还没有其他角色",
  emptyText: "链和审核员有各自的页面。",
  nothing: "目前没有可处理的事项。",
  target: "对象",
  done: "已完成。",
  names: { chain: "链", sender: "发送方", market: "行情", operator: "运营方" },
};
