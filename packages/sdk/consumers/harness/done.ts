/** What the partners' job answers where everything went well. */
export const done = {
  available: "1000",
  announcements: 7,
  refused: "insufficientAssets",
  signed: "1000",
  lacks: "withdraw",
};
