/** What the partners' job answers where everything went well. */
export const done = {
  available: "1000",
  announcements: 6,
  refused: "insufficientAssets",
  signed: "1000",
  lacks: "withdraw",
};
