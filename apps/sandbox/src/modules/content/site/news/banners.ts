import type { Text } from "@coffer/errors";
import { RotationType } from "@coffer/sdk/contract";

const { app, home, news } = RotationType;

/** The banners of a place, in order. No pictures: the sandbox has no image host. */
export const banners: readonly { id: string; type: number; title: Text; linkUrl: string }[] = [
  {
    id: "rt_help",
    type: home,
    title: { en: "Every limit and refusal explained in the help centre", "zh-CN": "每项限额与提示，帮助中心都有说明" },
    linkUrl: "/help",
  },
  {
    id: "rt_look-alike",
    type: home,
    title: { en: "How to tell an address that only looks like yours", "zh-CN": "如何识别首尾相同的相似地址" },
    linkUrl: "/help/detail?id=hp_lookalike",
  },
  {
    id: "rt_pounds",
    type: home,
    title: { en: "Pounds by Faster Payments, around the clock", "zh-CN": "英镑 Faster Payments，全天候到账" },
    linkUrl: "/news/detail/nw_pounds",
  },
  {
    id: "rt_notices",
    type: news,
    title: { en: "Maintenance and changes ahead: see the announcements", "zh-CN": "系统维护与近期变更，请见公告" },
    linkUrl: "/notice/list",
  },
  {
    id: "rt_app",
    type: app,
    title: { en: "Sign in on the web with the app", "zh-CN": "用应用扫码登录网页" },
    linkUrl: "/help/detail?id=hp_sign-in",
  },
];
