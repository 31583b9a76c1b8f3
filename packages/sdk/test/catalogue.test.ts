import { catalogue, catalogueCodes, textFor } from "@coffer/errors";
import { describe, expect, it } from "vitest";
import { raw, refusal } from "../src/testing.ts";
import { aPair, aSession, failureOf, isRefresh, scriptedClient } from "./kit.ts";

// Every code in both languages, signed in and anonymous, as a program sees it.
describe.each([...catalogueCodes])("%i", (code) => {
  const { name, behaviour } = catalogue[code];
  const ends = behaviour === "endSession" || behaviour === "confirmSignIn";
  const situations = (["en", "zh-CN"] as const).flatMap((locale) =>
    [true, false].map((signedIn) => ({ locale, signedIn })),
  );

  it("has its behaviour, its text in both languages, and its effect on the session", async () => {
    for (const { locale, signedIn } of situations) {
      const refused = refusal(code, { message: "As the server says.", details: "Until noon." });
      const { coffer, eventsOf, store, requests } = scriptedClient(
        (request) => (isRefresh(request) ? aPair(2) : refused)(request),
        { session: signedIn ? aSession() : null, locale, retries: 0 },
      );
      // A call with optional sign-in.
      const error = await failureOf(coffer.basic.pTR({ businessType: 1, key: "mei.lin@coffer.example" }));
      expect(error).toMatchObject({
        ...{ kind: "api", code, name, behaviour, operation: "pTR", requestId: "req_scripted" },
        ...{ message: "As the server says.", details: "Until noon." },
      });
      expect(requests[0]?.headers.get("lang")).toBe(locale);
      const text = textFor(code, locale);
      expect(text).toMatch(locale === "en" ? /^[A-Z].*\.$/s : /[\u4e00-\u9fff]/);
      expect(store.get() !== undefined).toBe(signedIn && !ends);
      expect(eventsOf("onSessionEnded")).toMatchObject(
        signedIn && ends ? [{ reason: "refused", error: { code } }] : [],
      );
    }
  });
});

it("shows the server's message of an unknown code", async () => {
  const { coffer, store } = scriptedClient(refusal(424_242, { message: "Something new.", details: "Ask us." }));
  expect(await failureOf(coffer.assets.getAssets())).toMatchObject({
    ...{ kind: "api", code: 424_242, name: "unknown", behaviour: "showMessage" },
    ...{ message: "Something new.", details: "Ask us." },
  });
  expect(textFor(424_242, "en")).toBeUndefined();
  expect(store.get()).toBeDefined();
});

it("does not use a leaked server stack as the message", async () => {
  const { coffer } = scriptedClient(raw("Error: boom\n    at handler (/srv/app.js:1:1)", { status: 500 }));
  expect(String(await failureOf(coffer.assets.getAssets()))).not.toMatch(/\/srv|boom/);
});
