import { FiatOrderStatus, type LegalCurrencyOrder } from "@coffer/sdk";

const { completed, cancelled, paymentFailed } = FiatOrderStatus;
const ends: readonly number[] = [completed, cancelled, paymentFailed];

/** Returns whether the status can still change. */
export const isOpen = ({ status }: Pick<LegalCurrencyOrder, "status">): boolean => !ends.includes(status);
