import { expect, it } from 'vitest';
import { isOwnRequest } from './own-request.ts';

const SITE = 'https://www.meander.example';
const LOCAL = 'http://localhost:3000';

it.each([
	[SITE, { origin: SITE }, true],
	[SITE, { 'sec-fetch-site': 'same-origin' }, true],
	[SITE, { 'sec-fetch-site': 'same-origin', origin: SITE }, true],
	[SITE, { 'sec-fetch-site': 'none' }, true],
	[SITE, {}, true],
	[SITE, { 'sec-fetch-site': 'same-site' }, false],
	[SITE, { 'sec-fetch-site': 'same-site', origin: SITE }, false],
	[SITE, { 'sec-fetch-site': 'cross-site', origin: SITE }, false],
	[SITE, { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
	[SITE, { origin: 'https://evil.example', host: 'evil.example' }, false],
	[SITE, { origin: 'http://www.meander.example' }, false],
	[SITE, { origin: 'https://www.meander.example:8443' }, false],
	[SITE, { origin: 'http://localhost:3000', host: 'localhost:3000' }, false],
	[SITE, { origin: 'null' }, false],
	[LOCAL, { origin: 'http://127.0.0.1:3000' }, true],
	[LOCAL, { origin: 'http://[::1]:3000' }, true],
	[LOCAL, { origin: 'http://localhost:3001' }, false],
	[LOCAL, { origin: 'http://localhost' }, false],
	[LOCAL, { origin: 'https://localhost:3000' }, false],
	[LOCAL, { origin: 'http://localhost:3000/' }, false],
	[LOCAL, { origin: 'https://evil.example' }, false],
])('to %s with %o → %s', (site, headers, isOwn) => {
	expect(isOwnRequest(headers, site)).toBe(isOwn);
});
