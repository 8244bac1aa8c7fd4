import type { Language } from '@estate/shared-contract';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What the api itself says to owners: in files, and about requests of the site. */
export const OWNER_TEXTS: Record<Language, typeof nl> = { nl, fr, en, de };
