import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useFrame } from "./use-frame.ts";

/** The page one came by, whose head came with it; none once one has walked on. */
let first: string | undefined;
let walked = false;

/** The window's title: the page's, then the product's. What search engines are told beside it changes as one walks on. */
export function useHead(): void {
  const intl = useIntl();
  const { locale } = intl;
  const href = useLocation({ select: (location) => location.href });
  const { title, description } = useFrame();
  useEffect(() => {
    const words = {
      title: title ? `${intl.formatMessage({ id: title })} · Coffer` : "Coffer",
      description: description && intl.formatMessage({ id: description }),
    };
    document.title = words.title;
    first ??= href;
    walked ||= first !== href;
    if (walked) void import("../platform/page/head.ts").then(({ writeHead }) => writeHead({ ...words, locale }, href));
  }, [title, description, intl, locale, href]);
}
