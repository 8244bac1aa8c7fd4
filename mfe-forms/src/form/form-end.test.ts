import { LANGUAGES } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import fr from '../texts/fr.json' with { type: 'json' };
import nl from '../texts/nl.json' with { type: 'json' };

const TEXTS = { nl, fr, en, de };

// One sentence stands below all forms: a saved search, a testimonial or an offer is not answered alone.
test.each(LANGUAGES)('what is sent serves the form that it is sent with, in %s', (language) => {
	const { privacy } = TEXTS[language].form;
	expect(privacy).toMatch(/(formul(?:ier|aire|ars)|form)\.$/i);
	expect(privacy).not.toMatch(/antw|répon|answer/i);
});
