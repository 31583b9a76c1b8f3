export const signIn = {
  busy: "Signing in",
  busyText: "The web app takes over the session, then opens.",
  failed: "Nobody was signed in",
  noApp: "There is no Coffer web app at this address.",
  noAppText:
    "This page hands a session over to the web app of its own origin. Open it from People, with the web app's address.",
  back: "Back to People",
};
