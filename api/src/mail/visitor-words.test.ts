import { expect, it } from 'vitest';
import { unlinked } from './visitor-words.ts';

it.each([
	['Kijk op https://evil.example/pay', 'Kijk op https: //evil. example/pay'],
	['evil.example', 'evil. example'],
	['WWW.EVIL.EXAMPLE', 'WWW. EVIL. EXAMPLE'],
	['http://1.2.3.4/x', 'http: //1. 2. 3. 4/x'],
	['https:evil-host/', 'https: evil-host/'],
	['evil․com', 'evil․ com'],
	['evil﹒com', 'evil﹒ com'],
	['mail info@evil.example', 'mail info @evil. example'],
	['mailto:info@evil.example', 'mailto: info @evil. example'],
	['evil。example', 'evil。 example'],
	['evil\u200b.\u200bexample', 'evil\u200b. \u200bexample'],
	['paypal.xn--p1ai', 'paypal. xn--p1ai'],
	['пример.рф', 'пример. рф'],
])('breaks %j', (text, expected) => {
	expect(unlinked(text)).toBe(expected);
	expect(unlinked(unlinked(text))).toBe(expected);
});

it.each(["Zoë D'Hondt", 'Dag. Tot morgen...', '€ 349.000,50', '10:30', 'Kouter 1.2', 'Reeks: a, b'])(
	'leaves %j as it is',
	(text) => {
		expect(unlinked(text)).toBe(text);
	},
);
