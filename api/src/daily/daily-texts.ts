import type { Language } from '@estate/shared-contract';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

export type DailyTexts = typeof nl;

/** Texts of the agency's mail of what waits. */
export const DAILY_TEXTS: Record<Language, DailyTexts> = { nl, fr, en, de };
