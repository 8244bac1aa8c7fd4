import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
	['gmial.com', 'gmail.com'],
	['gmail.con', 'gmail.com'],
	['gmail.co', 'gmail.com'],
	['gmial.con', 'gmail.com'],
	['GMIAL.COM', 'gmail.com'],
	['hotmial.com', 'hotmail.com'],
	['hotmal.be', 'hotmail.be'],
	['telnet.be', 'telenet.be'],
	['telenet.eb', 'telenet.be'],
	['outlok.com', 'outlook.com'],
	['outloook.be', 'outlook.be'],
	['skynt.be', 'skynet.be'],
	['proximsu.be', 'proximus.be'],
	['iclud.com', 'icloud.com'],
	['yaho.fr', 'yahoo.fr'],
	['scralet.be', 'scarlet.be'],
	['msn.con', 'msn.com'],
])('%s is meant to be %s', (typed, meant) => {
	expect(suggestEmail(` marie.d@${typed} `)).toBe(`marie.d@${meant}`);
});

test.each([
	'gmail.com',
	'Hotmail.be',
	'voo.be',
	'web.de',
	// Real ones that are near to one of the list
	'mail.com',
	'ymail.com',
	'hotmail.fr',
	'hotmail.co.uk',
	'outlook.fr',
	'live.nl',
	'yahoo.de',
	'yahoo.co.uk',
	'gmx.net',
	'gmx.at',
	'me.com',
	'aol.com',
	'protonmail.com',
	'vub.be',
	'zoo.be',
	'ugent.be',
	'belgacom.net',
	'gmail',
])('%s is left alone', (domain) => {
	expect(suggestEmail(`marie@${domain}`)).toBeUndefined();
});

test.each(['', 'marie', '@gmial.com', 'marie@'])('what is no address has none: %j', (typed) => {
	expect(suggestEmail(typed)).toBeUndefined();
});

test('a long one takes no time', () => {
	expect(suggestEmail(`marie@${'a'.repeat(100_000)}.com`)).toBeUndefined();
});
