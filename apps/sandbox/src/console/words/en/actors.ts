export const actors = {
  state: "Everybody outside the product who acts in this world. A step that isn't allowed now is refused.",
  empty: "Nobody else acts here yet",
  emptyText: "The chain and the reviewer have pages of their own.",
  nothing: "Nothing waits for this now.",
  target: "To",
  done: "Done.",
  names: {
    chain: "Chains",
    sender: "Sender",
    market: "Market",
    operator: "Operator",
  } as Record<string, string | undefined>,
};
