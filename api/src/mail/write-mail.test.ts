import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import { headerLine, writeMail } from './write-mail.ts';

it('writes a subject on one line, and leaves the no-break spaces of French', () => {
	expect(headerLine(' Votre visite est confirmée\u00a0: le 3 mai\r\nBcc: x\t\u0000(V-1) ')).toBe(
		'Votre visite est confirmée\u00a0: le 3 mai Bcc: x (V-1)',
	);
	expect(headerLine('349\u202f000\u00a0€')).toBe('349\u202f000\u00a0€');
});

it.each([
	['fr', '9000 Gand'],
	['nl', '9000 Gent'],
] as const)('is signed with the city as readers of %s call it', (language, city) => {
	const { agency } = SAMPLE_CONFIGURATION;
	const named = { ...agency, zip: '9000', city: 'Gent', cityNames: { nl: 'Gent', fr: 'Gand' } };
	const site = { ...SAMPLE_CONFIGURATION, agency: named } as unknown as SiteData;
	const { text, html } = writeMail(
		{ site, configuration: readConfiguration({}), language },
		{ to: 'lotte@example.be', subject: 'Votre visite', before: [], after: [] },
	);
	expect(text).toContain(`, ${city}\n`);
	expect(html).toContain(`, ${city}<br>`);
});
