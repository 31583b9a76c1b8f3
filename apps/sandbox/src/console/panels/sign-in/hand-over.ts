import type { SignedIn } from "../../places.tsx";

/** The web app's entry for external tokens, made for the native app. */
type WebApp = { setCofferToken?: (tokens: Omit<SignedIn, "uid">) => void };

/** A public page of the app that starts the app at once. */
const ENTRY = "/error";
const PATIENCE = 15_000;
const LOOK_EVERY = 50;

/**
 * Starts the web app of this origin in this window and hands it the session: no frame, because
 * the app forbids framing, and no second window, because there was no click. Returns false without a web
 * app here; then the console stays.
 */
export async function handOver({ uid: _uid, ...tokens }: SignedIn, signal: AbortSignal): Promise<boolean> {
  const page = await fetch(ENTRY, { headers: { accept: "text/html" }, signal });
  const html = await page.text();
  if (!/<script\b[^>]*\btype="module"/.test(html)) return false;
  history.replaceState(null, "", ENTRY);
  document.open();
  document.write(html);
  document.close();
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const app: WebApp = window;
    if (app.setCofferToken) {
      app.setCofferToken(tokens);
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return false;
}
