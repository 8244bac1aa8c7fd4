import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

it.each([
	['a drawn token', randomBytes(32).toString('hex')],
	['the token of an upload', randomBytes(24).toString('base64url')],
	['one without digits', 'aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeF'],
	['a signed link', `${btoa('{"for":1,"until":2}')}.${randomBytes(32).toString('base64url')}`],
	['a mail address', 'An.Peeters+huis@example.be'],
	['an encoded one', 'an%40example.be'],
	['one that is encoded twice', 'an%2540example.be'],
	['one with a wide sign', 'an＠example.be'],
	['a telephone number', '+32 470 12 34 56'],
	['one of Belgium', '0470/12.34.56'],
	['one without spaces', '0032470123456'],
])('takes %s out of a line, wherever it stands', (_, secret) => {
	for (const line of [
		`GET /nl/afspraak/${secret}/ failed`,
		`{"url":"/api/v1/x?token=${secret}&more=1"}`,
		`thrown: ${secret}.`,
	]) {
		expect(line).toContain(secret);
		expect(withoutSecrets(line)).not.toContain(secret);
	}
});

it('reads the longest address that somebody sends in a moment', () => {
	const long = ['a', 'a-', 'a.', 'a@', 'a%40', '.a@-', 'a%25', '04 12 ', '+321 '].map((part) =>
		part.repeat(100_000),
	);
	const spent = process.cpuUsage();
	for (const path of long) withoutSecrets(`GET /nl/${path}/ failed`);
	const { user, system } = process.cpuUsage(spent);
	// The work of this process, to which no busy machine adds: minutes where it grows with the square of the length.
	expect((user + system) / 1_000).toBeLessThan(5_000);
});

it.each([
	'listings.results 1.2.0 was not rendered (timeout): no answer within 2000 ms',
	'    at requireConditionalCreation (/srv/shell/src/server/http/page-routes.ts:108:12)',
	'remotes/owner-portal/1.0.0/client/property-communication-overview.0a1b2c3d.js is missing',
	'connect ECONNREFUSED 127.0.0.1:3001',
	'2026-11-29T06:05:04.003Z took 0032 ms, 10.00.12.34, 1:38:18405, revision 00123456',
])('leaves what operators read: %s', (line) => expect(withoutSecrets(line)).toBe(line));
