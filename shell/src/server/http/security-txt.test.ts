import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

const DAY_MS = 24 * 3_600_000;
const withMail = (email: string) => ({
	...SAMPLE_CONFIGURATION,
	agency: { ...SAMPLE_CONFIGURATION.agency, email },
});

it('names the agency, until when it holds, and its languages, as RFC 9116 asks', () => {
	const nowMs = Date.parse('2026-11-23T15:04:05Z');
	const text = securityTxt(withMail('hello@meander.example'), { siteUrl: 'https://meander.example', nowMs });
	expect(text?.split('\n')).toEqual([
		'Contact: mailto:hello@meander.example',
		'Expires: 2027-05-22T00:00:00Z',
		expect.stringMatching(/^Preferred-Languages: nl(, [a-z]{2})+$/),
		'Canonical: https://meander.example/.well-known/security.txt',
		'',
	]);
});

it('holds for months and for less than a year, on every day', () => {
	for (const nowMs of [0, 1.5 * DAY_MS, Date.now()]) {
		const text = securityTxt(withMail('a@b.example'), { siteUrl: 'http://localhost', nowMs }) ?? '';
		const leftDays = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - nowMs) / DAY_MS;
		expect(leftDays).toBeGreaterThan(178);
		expect(leftDays).toBeLessThan(365);
		expect(text).not.toContain('Canonical');
	}
});

it.each(['', 'no address', 'a@b.example\nContact: mailto:evil@example.org', 'a@b.example?cc=c@d.example'])(
	'is none where the agency has no address: %j',
	(email) => expect(securityTxt(withMail(email), { siteUrl: 'https://meander.example' })).toBeUndefined(),
);
