import { useEffect } from "react";
import { tabStore } from "../platform/storage.ts";
import { BrokenPage } from "./broken-page.tsx";

/** As browsers say that a script they were to load isn't there: "… dynamically imported module", "Importing a module script failed". */
const isGone = /imported module|module script/;

export const isNewVersion = (error: unknown): boolean => error instanceof TypeError && isGone.test(error.message);

/** The address a page was loaded anew for, so that it isn't for ever where that doesn't help. */
const RELOADED = "reloadedFor";

/** A page opened before a newer version took the place of its scripts: loaded anew, it is the newer one. */
export function NewVersion() {
  useEffect(() => {
    const { href } = window.location;
    if (tabStore.get(RELOADED) === href) return;
    tabStore.set(RELOADED, href);
    window.location.reload();
  }, []);
  return <BrokenPage again={() => window.location.reload()} />;
}
