import type { Language } from '@estate/shared-contract';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

export type ActionTexts = typeof nl;
/** Names of the actions: each has its words in every language. */
export type ActionName = keyof ActionTexts['actions'];

/** What the pages behind links of mails to the agency say. */
export const ACTION_TEXTS: Record<Language, ActionTexts> = { nl, fr, en, de };
