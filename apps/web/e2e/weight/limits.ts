/** What a page may fetch until it is quiet, in bytes on the wire. Anything over it is a decision: change the figure with its reason. */
export const limits = {
  /**
   * Scripts, by the page's path; the rest are pages of a flow, with every field there is. Four kB of /assets
   * came with a session taken up again over any page, the page for no network and more routes of the area; two with
   * the calls that several trading areas share, a file less on each of their pages.
   */
  js: {
    ...{ "/": 150_000, "/user/login": 190_000, "/assets": 211_000 },
    // The one page to read that can't be drawn ahead with what it shows: its call needs the client at once, 124 kB with nothing of ours
    // (`bench --only floor`), and the frame with the help centre 40 more.
    "/help/search?q=withdrawl%20fee": 165_000,
  } as Record<string, number>,
  /** Pages drawn while building, but for those with forms, before somebody is there who looks or four seconds have passed. */
  jsAhead: 150_000,
  /**
   * The same once started, until they are quiet: React, the router and React Query are 101 of it (`bench --only floor`). The client, 23
   * more, comes with the first call: after three seconds on a page that asks again for what it was drawn with, after ten for the frame's.
   */
  jsStarted: 150_000,
  jsElsewhere: 320_000,
  /** A page drawn while building, in English: what a server sends before it waits for the first word back, ten packets. */
  document: 14_600,
  /** Ours for what is seen first are 34 kB; letters of other languages, as in names, come on top. */
  fonts: 50_000,
  /** The page itself, its scripts, styles, fonts and pictures. */
  files: 20,
  filesElsewhere: 25,
  /** How far things may move while the page comes: the sum of all layout shifts. */
  shift: 0.02,
};
