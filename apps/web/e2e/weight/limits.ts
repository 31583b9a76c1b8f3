/** What a page may fetch from navigation to ten seconds after load, in bytes on the wire. A change needs its reason. */
export const limits = {
  /** Scripts of a prerendered page that is read. */
  jsPublic: 175_000,
  /** Scripts of an article, and their number: the sanitiser is 13 kB, and the help centre's small parts are files of their own. */
  article: { js: 186_000, scriptFiles: 32 },
  /** Scripts by the page's path, where a page has a limit of its own. */
  js: { "/user/login": 230_000, "/assets": 250_000 } as Record<string, number>,
  /** Scripts of every other page. */
  jsElsewhere: 340_000,
  /** The number of scripts of a prerendered page that is read. */
  scriptFiles: 25,
  /** Our fonts of the first view are 34 kB. Accented letters of names add to them. */
  fonts: 50_000,
  /** The sum of all layout shifts. */
  shift: 0.02,
};
