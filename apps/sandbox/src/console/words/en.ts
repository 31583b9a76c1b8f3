import { books } from "./en/books.ts";
import { chain } from "./en/chain.ts";
import { coverage } from "./en/coverage.ts";
import { faults } from "./en/faults.ts";
import { frame } from "./en/frame.ts";
import { overview } from "./en/overview.ts";
import { people } from "./en/people.ts";
import { requests } from "./en/requests.ts";
import { worlds } from "./en/worlds.ts";

/** Short sections are here, the others in their own files. */
export const en = {
  frame,
  actors: {
    state: "Everybody outside the product who acts in this world. A step that isn't allowed now is refused.",
    empty: "Nobody else acts here yet",
    emptyText: "The chain and the reviewer have pages of their own.",
    nothing: "Nothing waits for this now.",
    target: "Applies to",
    optional: "Optional",
    done: "Done.",
  },
  books,
  chain,
  coverage,
  faults,
  inbox: {
    state: (count: number) => (count === 1 ? "1 message, sent nowhere" : `${count} messages, sent nowhere`),
    filter: "Recipient",
    placeholder: "E-mail address or phone",
    channels: { mail: "Mail", sms: "SMS" },
    copyCode: "Copy code",
    code: "Code",
    authenticators: "Authenticator codes now",
    empty: "No messages yet",
    emptyText: "Mails and SMS the product sends in this world come here by themselves, codes included.",
    noneFound: "No message to such a recipient",
    noneFoundText: "Change or clear the filter.",
    clear: "Clear filter",
  },
  overview,
  people,
  requests,
  review: {
    state: (count: number) => (count === 0 ? "Nothing waits" : `${count} waiting`),
    approve: "Approve",
    approveNamed: (summary: string) => `Approve: ${summary}`,
    reject: "Reject…",
    rejectNamed: (summary: string) => `Reject: ${summary}`,
    rejectTitle: "Reject it?",
    rejectConfirm: "Reject",
    reason: "Reason",
    reasonHint: "The person reads it. Leave it empty for none.",
    waiting: (span: string) => `waits ${span}`,
  },
  scenarios: {
    state: "Situations to start from. Each resets this world first.",
    start: "Start",
    startNamed: (title: string) => `Start: ${title}`,
    startTitle: (title: string) => `Start “${title}”?`,
    startText: (world: string) =>
      `World ${world} is reset and then brought into this situation. Everything done in it so far is gone. This can't be undone.`,
    started: (title: string) => `The world is in “${title}” now.`,
    people: "Sign in as somebody",
  },
  signIn: {
    busy: "Signing in",
    busyText: "The web app takes over the session, then opens.",
    failed: "Nobody was signed in",
    noApp: "There is no Coffer web app at this address.",
    noAppText:
      "This page hands a session over to the web app of its own origin. Open it from People, with the web app's address.",
    back: "Back to People",
  },
  worlds,
};
