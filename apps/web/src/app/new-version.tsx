import { useEffect } from "react";
import { tabStore } from "../platform/storage.ts";
import { BrokenPage } from "./broken-page.tsx";

/** The browsers' messages for a missing script: "… dynamically imported module", "Importing a module script failed". */
const isGone = /imported module|module script/;

export const isNewVersion = (error: unknown): boolean => error instanceof TypeError && isGone.test(error.message);

/** The address of the last automatic reload, which prevents a loop. */
const RELOADED = "reloadedFor";

/** A page opened before a newer version replaced its scripts: a reload gets the newer one. */
export function NewVersion() {
  useEffect(() => {
    const { href } = window.location;
    if (tabStore.get(RELOADED) === href) return;
    tabStore.set(RELOADED, href);
    window.location.reload();
  }, []);
  return <BrokenPage again={() => window.location.reload()} />;
}
