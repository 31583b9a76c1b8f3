import { type Notice, setupSandboxWorker } from "@coffer/sandbox/browser";

// The web app's only import of the sandbox. Built in only if VITE_SANDBOX=browser.
const language = navigator.language.startsWith("zh") ? "zh-CN" : "en";

/** Shows a notice about the page's sandbox at the foot of the page. */
function show({ text }: Notice): void {
  const line = document.createElement("output");
  line.dataset.sandboxNotice = "";
  line.lang = language;
  line.textContent = text[language];
  line.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:99;padding:.75rem 3.5rem .75rem 1rem;font:14px/1.5 system-ui;background:#fff4d6;color:#3d2c00";
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "×";
  close.ariaLabel = language === "zh-CN" ? "关闭" : "Close";
  close.style.cssText =
    "position:absolute;inset:.25rem .5rem auto auto;min-width:2.5rem;min-height:2.5rem;font-size:20px";
  close.onclick = () => line.remove();
  line.append(close);
  document.body.append(line);
}

await setupSandboxWorker({ onNotice: show }).start();
await import("../src/main.tsx");
