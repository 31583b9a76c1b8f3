import type { Words } from "../words.ts";

export const coverage: Words["coverage"] = {
  state: "在请求头 X-Sandbox-Outcome 中写上代码，操作就会返回它声明的那个代码。",
  served: (served, total) => `契约的 ${total} 个操作中已支持 ${served} 个`,
  called: (called, served) => `已支持的 ${served} 个操作中，本世界调用过 ${called} 个`,
  codes: (seen, named) => `这些操作声明的 ${named} 个代码中，本世界返回过 ${seen} 个`,
  progress: { served: "已支持的操作", called: "调用过的操作", codes: "出现过的代码" },
  which: "显示哪些",
  all: "全部",
  uncalled: "未调用",
  missing: "尚未支持",
  calls: (calls) => `${calls} 次调用`,
  never: "未调用",
  group: (served, total, called) => `支持 ${served} / ${total} · 调用过 ${called}`,
  codeSeen: (code, name, seen) => `${code} ${name}，已返回 ${seen} 次`,
  codeUnseen: (code, name) => `${code} ${name}，尚未返回`,
  filter: "查找",
  placeholder: "操作、路径或代码",
  none: "没有符合条件的操作",
  noneText: "请修改筛选条件。",
  complete: "所有操作均已支持",
  completeText: "没有尚未支持的操作。",
};
