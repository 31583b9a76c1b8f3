import { FiatOrderStatus, type LegalCurrencyOrder } from "@coffer/sdk";

const { completed, cancelled, paymentFailed } = FiatOrderStatus;
const ends: readonly number[] = [completed, cancelled, paymentFailed];

/** It hasn't ended: somebody or something still moves it. */
export const isOpen = ({ status }: Pick<LegalCurrencyOrder, "status">): boolean => !ends.includes(status);
