import { createContext, useContext } from "react";
import type { Locale } from "../language.ts";
import { en } from "./en.ts";
import type { Words } from "./words.ts";
import { zhCn } from "./zh-cn.ts";

export const languages: Record<Locale, Words> = { en, "zh-CN": zhCn };
export const LanguageContext = createContext<Locale>("en");

export const useLocale = (): Locale => useContext(LanguageContext);
/** The texts of the surrounding language. */
export const useWords = (): Words => languages[useLocale()];
