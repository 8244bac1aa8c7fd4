import type { Property } from '../properties/property.ts';
import type { Texts } from '../texts.ts';

/** A sentence or two in each language, told only of properties for which `when` holds. */
export interface Phrase extends Texts {
	when?: (property: Property) => boolean;
}

export const phrase = (nl: string, fr: string, en: string, de: string, when?: Phrase['when']): Phrase => ({
	nl,
	fr,
	en,
	de,
	...(when ? { when } : {}),
});

/**
 * The next phrase of a bank for a property: those that fit, taken in turn along the offer, so that neighbours differ.
 * `salt` keeps two banks of one text from walking in step. Undefined when none fits.
 */
export function pickPhrase(bank: readonly Phrase[], property: Property, salt: number): Phrase | undefined {
	const fitting = bank.filter(({ when }) => !when || when(property));
	const step = property.index + Math.floor(property.index / Math.max(1, fitting.length)) + salt;
	return fitting[step % Math.max(1, fitting.length)];
}
