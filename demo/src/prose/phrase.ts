import type { Home } from '../homes/home.ts';
import type { Texts } from '../texts.ts';

/** A sentence or two in the three languages, told only of homes for which `when` holds. */
export interface Phrase extends Texts {
	when?: (home: Home) => boolean;
}

export const phrase = (nl: string, fr: string, en: string, when?: Phrase['when']): Phrase => ({
	nl,
	fr,
	en,
	...(when ? { when } : {}),
});

/**
 * The next phrase of a bank for a home: those that fit, taken in turn along the offer, so that neighbours differ.
 * `salt` keeps two banks of one text from walking in step. Undefined when none fits.
 */
export function pickPhrase(bank: readonly Phrase[], home: Home, salt: number): Phrase | undefined {
	const fitting = bank.filter(({ when }) => !when || when(home));
	const step = home.index + Math.floor(home.index / Math.max(1, fitting.length)) + salt;
	return fitting[step % Math.max(1, fitting.length)];
}
