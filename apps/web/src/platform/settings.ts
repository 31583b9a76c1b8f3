import { useQuery } from "@tanstack/react-query";
import { frameApi } from "./client.ts";

interface Link {
  Text: string;
  Url: string;
}
export interface Contact {
  Label: string;
  Url: string;
}

/** The shell's settings; the contract's `CommonSetting` gives each type's shape. */
export interface Settings {
  socialLinks: { Id: string; Url: string; Logo: string }[];
  footerColumns: { Title: string; Links: Link[] }[];
  contacts: { Cooperation: Contact[]; CustomerService: Contact[] };
  disclaimer: { Text: string; HelpId: string };
  downloads: { Ios: { Url: string }; Android: { Url: string }; Qr: { Url: string } };
}

/** Returns whether a URL is a mailto address without parameters. */
export const isMailTo = (url: string) => /^mailto:[^?]+@[^?]+$/.test(url);

/** Returns the settings with valid JSON. An invalid one leaves its place on the page empty. */
export function readSettings(entries: readonly { type: string; content: string }[]): Partial<Settings> {
  return Object.fromEntries(
    entries.flatMap(({ type, content }) => {
      try {
        const value: unknown = JSON.parse(content);
        return typeof value === "object" && value !== null ? [[type, value]] : [];
      } catch {
        return [];
      }
    }),
  );
}

export function useSettings(): Partial<Settings> {
  const { data } = useQuery({
    ...frameApi.content.getCommonSettingList.queryOptions({}),
    staleTime: Number.POSITIVE_INFINITY,
    select: readSettings,
    meta: { shows: "nothing" },
  });
  return data ?? {};
}
