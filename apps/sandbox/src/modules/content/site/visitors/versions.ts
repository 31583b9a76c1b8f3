import type { Text } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";

type Version = Omit<Result<"getVersioning">, "releaseNotes" | "publishTime"> & { notes: Text; daysOld: number };

/** The newest version for each platform. */
export const versions: readonly Version[] = [
  {
    platform: "web",
    version: "1.0.0",
    minimumVersion: "1.0.0",
    notes: { en: "Help centre and news.", "zh-CN": "新增帮助中心与新闻。" },
    downloadUrl: null,
    daysOld: 1,
  },
  {
    platform: "ios",
    version: "2.4.0",
    minimumVersion: "2.0.0",
    notes: { en: "Sign in on the web with a QR code.", "zh-CN": "支持扫码登录网页。" },
    downloadUrl: "https://content.coffer.example/app/ios",
    daysOld: 21,
  },
  {
    platform: "android",
    version: "2.4.1",
    minimumVersion: "2.0.0",
    notes: { en: "Sign in on the web with a QR code.", "zh-CN": "支持扫码登录网页。" },
    downloadUrl: "https://content.coffer.example/app/android",
    daysOld: 18,
  },
];
