import { DAY, MINUTE } from "../../core/scenario.ts";
import { isoOf } from "../../world/clock.ts";

/** "No redemption 16:00-16:20 UTC." */
export const PAUSE_FROM = 16 * 60 * MINUTE;
export const PAUSE_TO = PAUSE_FROM + 20 * MINUTE;
/** A time of day in UTC, such as "16:20". */
export const hourOf = (moment: number): string => isoOf(moment).slice(11, 16);
/** "Interest paid T+2": two days after the deposit, at the end of the day's pause. */
export const INTEREST_DELAY_DAYS = 2;

/** Midnight UTC. */
export const dayOf = (moment: number): number => moment - (moment % DAY);
export const isPaused = (moment: number): boolean => moment % DAY >= PAUSE_FROM && moment % DAY < PAUSE_TO;
export const pauseEnd = (moment: number): number | null => (isPaused(moment) ? dayOf(moment) + PAUSE_TO : null);
/** Returns the moment, or the minute before the pause that contains it. */
export const openBy = (moment: number): number => (isPaused(moment) ? dayOf(moment) + PAUSE_FROM - MINUTE : moment);
/** Returns the next or current pause. */
export const pauseStart = (moment: number): number => dayOf(moment) + (moment % DAY < PAUSE_TO ? 0 : DAY) + PAUSE_FROM;

/** A stake earns from its first whole day. */
export const interestStart = (stakedAt: number): number => dayOf(stakedAt) + DAY;
/** Returns the first payment of a stake made then. */
export const firstPayment = (stakedAt: number): number => dayOf(stakedAt) + INTEREST_DELAY_DAYS * DAY + PAUSE_TO;
/** Returns the next payment after a moment. */
export const nextPayment = (moment: number): number => dayOf(moment) + (moment % DAY < PAUSE_TO ? 0 : DAY) + PAUSE_TO;
