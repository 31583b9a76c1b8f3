export { receive, walletAt } from "./deposit.ts";
export { multisigWorth } from "./worth.ts";
