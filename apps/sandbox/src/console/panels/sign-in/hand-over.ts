import type { SignedIn } from "../../places.tsx";

/** The web app's own door for tokens from outside, made for the native app around it. */
type WebApp = Window & { setCofferToken?: (tokens: Omit<SignedIn, "uid">) => void };

const PATIENCE = 15_000;
const LOOK_EVERY = 50;

/** Starts the web app of this origin in a frame and hands it the session; false when there is no web app here. */
export function handOver(
  frame: HTMLIFrameElement,
  { uid: _uid, ...tokens }: SignedIn,
  signal: AbortSignal,
): Promise<boolean> {
  const until = performance.now() + PATIENCE;
  // A page that isn't drawn while building: in a frame nobody sees, those don't start their app.
  frame.src = "/error";
  return new Promise((resolve, reject) => {
    const look = () => {
      if (signal.aborted) return reject(signal.reason);
      const app = frame.contentWindow as WebApp | null;
      if (app?.setCofferToken) {
        app.setCofferToken(tokens);
        return resolve(true);
      }
      if (performance.now() > until) return resolve(false);
      setTimeout(look, LOOK_EVERY);
    };
    look();
  });
}
