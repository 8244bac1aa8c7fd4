import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const SITE = 'https://www.meander.example';

it.each([
	[{ 'sec-fetch-site': 'same-origin' }, true],
	[{ 'sec-fetch-site': 'cross-site', origin: SITE }, false],
	[{ 'sec-fetch-site': 'same-site' }, false],
	[{ origin: SITE }, true],
	[{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
	[{ origin: 'https://evil.example', host: 'www.meander.example' }, false],
	[{ origin: 'null' }, false],
	[{}, true],
])('%o → %s', (headers, isOurs) => {
	expect(isSameOrigin(headers, SITE)).toBe(isOurs);
});
