import type { Words } from "../words.ts";

export const signIn: Words["signIn"] = {
  busy: "正在登录",
  busyText: "网页应用接管会话后就会打开。",
  failed: "登录没有完成",
  noApp: "这个地址没有 Coffer 网页应用。",
  noAppText: "本页把会话交给同源的网页应用。请在“人员”中填写网页应用的地址后打开。",
  back: "回到“人员”",
};
