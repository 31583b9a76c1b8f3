/** The result of the partners' job on success. */
export const done = {
  available: "1000",
  announcements: 7,
  refused: "insufficientAssets",
  signed: "1000",
  lacks: "withdraw",
};
