import { describe, expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

describe('the title of a document', () => {
	it.each([
		['Te koop', 'Te koop · Meander'],
		['Te koop | Meander', 'Te koop · Meander'],
		['Te koop – Meander', 'Te koop · Meander'],
		['Te koop - Meander', 'Te koop · Meander'],
		['Te koop · Meander', 'Te koop · Meander'],
		['Werken bij Meander', 'Werken bij Meander'],
		['Werken bij Meander | Meander', 'Werken bij Meander'],
		['Meander | vastgoed in Gent', 'Meander · vastgoed in Gent'],
		['Te koop | Gent • Huis', 'Te koop · Gent · Huis · Meander'],
		['Huis – met tuin', 'Huis – met tuin · Meander'],
		['Meander', 'Meander'],
	])('has one separator between its parts, whoever wrote it: %s becomes %s', (title, expected) =>
		expect(documentTitle(title, 'Meander')).toBe(expected),
	);
});
