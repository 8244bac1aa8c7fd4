import { expect, it } from 'vitest';
import { soleSender } from './sole-sender.ts';

const lines = (...values: string[]) => values.map((value) => ({ key: 'from', line: `From: ${value}` }));

it.each([
	['an@example.be'],
	['<an@example.be>'],
	['An Peeters <AN@example.be>'],
	['"Peeters, An (Gent) <x>" <an@example.be>'],
	['"An \\"de\\" Peeters"\r\n <an@example.be>'],
	['=?utf-8?Q?An_Peet=C3=A9rs?= <an@example.be>'],
	['an@example.be (An Peeters)'],
	['An <an@example.be> (thuis)'],
])('one sender: %j', (value) => {
	expect(soleSender(lines(value))).toBe('an@example.be');
});

const HIDDEN = Buffer.from('x <an@example.be>').toString('base64');
it.each([
	[''],
	['An Peeters'],
	[`=?utf-8?B?${HIDDEN}?=`],
	['evil@evil.example, an@example.be'],
	['evil@evil.example, An <an@example.be>'],
	['<an@example.be> evil@evil.example'],
	['evil@evil.example <an@example.be>'],
	['<evil@evil.example> <an@example.be>'],
	['friends: an@example.be;'],
	['An <@relay.example:an@example.be>'],
	[`${'"'.repeat(1_500)}<an@example.be>`.replace('"', '')],
	[`${'a'.repeat(2_001)} <an@example.be>`],
])('none, or more than one: %j', (value) => {
	expect(soleSender(lines(value))).toBe('');
});

it('two headers are no sender', () => {
	expect(soleSender(lines('evil@evil.example', 'an@example.be'))).toBe('');
	expect(soleSender([])).toBe('');
});
