import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useToldAbout } from "../kernel/page/about-page.ts";
import { useLocale, useText } from "../lib/text.tsx";
import { useFrame } from "./use-frame.ts";

/** The window's title: the page's, then the product's. What search engines are told beside it comes with the page, and is changed as one walks on. */
export function useHead(): void {
  const text = useText();
  const locale = useLocale();
  const href = useLocation({ select: (location) => location.href });
  const frame = useFrame();
  const told = useToldAbout();
  const page = told?.title ?? (frame.title && text(frame.title));
  const title = page ? `${page} · Coffer` : "Coffer";
  const description = told?.description ?? (frame.description && text(frame.description));
  useEffect(() => {
    document.title = title;
    const { dataset } = document.documentElement;
    const head = description === undefined ? "" : `${locale} ${href.split("?")[0]} ${title}`;
    if ((dataset.head ?? "") === head) return;
    dataset.head = head;
    void import("./head.ts").then(({ writeHead }) => {
      if (dataset.head === head) writeHead({ title, description, locale }, href);
    });
  }, [title, description, locale, href]);
}
