import type { SignedIn } from "../../places.tsx";

/** The web app's own door for tokens from outside, made for the native app around it. */
type WebApp = { setCofferToken?: (tokens: Omit<SignedIn, "uid">) => void };

/** A page of the app for everybody, and not drawn while building: it starts the app at once. */
const ENTRY = "/error";
const PATIENCE = 15_000;
const LOOK_EVERY = 50;

/**
 * Starts the web app of this origin in this very window, in the console's place, and hands it the session: no frame, for
 * the app may stand in nobody's, and no second window, for nobody has pressed anything here. False when there is no web
 * app here; the console stands then.
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
