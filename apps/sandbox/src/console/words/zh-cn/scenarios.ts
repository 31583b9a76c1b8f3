import type { Words } from "../words.ts";

export const scenarios: Words["scenarios"] = {
  state: "可以直接开始的情境。每个情境都会先重置本世界。",
  start: "开始",
  startNamed: (title) => `开始：${title}`,
  startTitle: (title) => `开始“${title}”？`,
  startText: (world) => `世界 ${world} 会先重置，再进入这个情境，此前所做的一切都会消失。此操作无法撤销。`,
  started: (title) => `世界已进入“${title}”。`,
  people: "以某人的身份登录",
};
