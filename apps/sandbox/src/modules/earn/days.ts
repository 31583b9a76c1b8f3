import { DAY, MINUTE } from "../../core/scenario.ts";
import { isoOf } from "../../world/clock.ts";

/** "No redemption 16:00-16:20 UTC." */
export const PAUSE_FROM = 16 * 60 * MINUTE;
export const PAUSE_TO = PAUSE_FROM + 20 * MINUTE;
/** A moment of the day in UTC, as "16:20". */
export const hourOf = (moment: number): string => isoOf(moment).slice(11, 16);
/** "Interest paid T+2": two days after the deposit, as the day's pause ends. */
export const INTEREST_DELAY_DAYS = 2;

/** Midnight UTC. */
export const dayOf = (moment: number): number => moment - (moment % DAY);
export const isPaused = (moment: number): boolean => moment % DAY >= PAUSE_FROM && moment % DAY < PAUSE_TO;
export const pauseEnd = (moment: number): number | null => (isPaused(moment) ? dayOf(moment) + PAUSE_TO : null);
/** A moment one may redeem at: itself, or the minute before the pause it lies in. */
export const openBy = (moment: number): number => (isPaused(moment) ? dayOf(moment) + PAUSE_FROM - MINUTE : moment);
/** The next pause, or the one that is. */
export const pauseStart = (moment: number): number => dayOf(moment) + (moment % DAY < PAUSE_TO ? 0 : DAY) + PAUSE_FROM;

/** A stake earns from the first whole day on. */
export const interestStart = (stakedAt: number): number => dayOf(stakedAt) + DAY;
/** When a stake made then is paid first. */
export const firstPayment = (stakedAt: number): number => dayOf(stakedAt) + INTEREST_DELAY_DAYS * DAY + PAUSE_TO;
/** The payment after a moment. */
export const nextPayment = (moment: number): number => dayOf(moment) + (moment % DAY < PAUSE_TO ? 0 : DAY) + PAUSE_TO;
