import { type AccountInfo, type CoinConfig, RecordStatus, type Withdrawal, type WithdrawalRequest } from "@coffer/sdk";

/** Whether it still waits for the proof of its owner. */
export const isOpen = (withdrawal: Withdrawal): boolean =>
  withdrawal.status === RecordStatus.pendingVerification && withdrawal.expiresAt !== null;

/**
 * A withdrawal that still waits for its owner, as the request it began as, so that it can be confirmed from another
 * window than the one it was asked for in. The record leaves out how it is proved and how long it takes.
 */
export function requestFrom(
  withdrawal: Withdrawal,
  account: AccountInfo,
  coins: readonly CoinConfig[],
): WithdrawalRequest | undefined {
  const { rid, id, number, expiresAt, coin, network, networkName, address, addressLabel, tag } = withdrawal;
  const { amount, fee, received, reviewRequired, status } = withdrawal;
  const terms = coins.find((entry) => entry.coin === coin)?.networks.find((entry) => entry.network === network);
  if (!isOpen(withdrawal) || expiresAt === null) return undefined;
  return {
    ...{ rid, id, number, expiresAt, coin, network, networkName, address, addressLabel, tag },
    ...{ amount, fee, received, reviewRequired, status },
    arrivalSeconds: terms?.arrivalSeconds ?? 0,
    verificationMethods: ["fundPassword", account.hasGoogleAuthenticator ? "googleCode" : "code"],
  };
}
