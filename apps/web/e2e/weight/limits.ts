/** What a page may fetch from navigation to ten seconds after load, in bytes on the wire. Targets and reasons: docs/adr/0070. */
export const limits = {
  /** Scripts of a prerendered page that is read. */
  jsPublic: 177_000,
  /** Scripts of an article, and their number: the sanitiser is 13 kB, and the help centre's small parts are files of their own. */
  article: { js: 186_500, scriptFiles: 32 },
  /** Scripts by the page's path, where a page has a limit of its own. */
  js: { "/user/login": 240_000, "/assets": 267_000, "/earn": 185_000 } as Record<string, number>,
  /** Scripts of every other page. */
  jsElsewhere: 384_000,
  /** The number of scripts of a prerendered page that is read. */
  scriptFiles: 27,
  /** Our fonts of the first view are 34 kB. Accented letters of names add to them. */
  fonts: 50_000,
  /** The sum of all layout shifts. */
  shift: 0.02,
};
