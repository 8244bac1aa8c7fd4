import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

it.each([
	['Te koop', 'Te koop · Meander'],
	['Te koop | Meander', 'Te koop · Meander'],
	['Te koop – Meander', 'Te koop · Meander'],
	['Te koop - Meander', 'Te koop · Meander'],
	['Te koop · Meander', 'Te koop · Meander'],
	['Werken bij Meander', 'Werken bij Meander'],
	['Werken bij Meander | Meander', 'Werken bij Meander'],
	['Meander | vastgoed in Gent', 'Meander | vastgoed in Gent'],
	['Meander', 'Meander'],
])('%s becomes %s', (title, expected) => expect(documentTitle(title, 'Meander')).toBe(expected));
