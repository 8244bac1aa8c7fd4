import { ASKER_HEADER } from '@estate/shared-contract/asker';
import { expect, it } from 'vitest';
import { askerOf } from './asker.ts';

it.each([
	[{}, '192.0.2.7', '192.0.2.7'],
	[{}, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	[{ [ASKER_HEADER]: 'a5Z_-0123456789x' }, '127.0.0.1', 'a5Z_-0123456789x'],
	[{ [ASKER_HEADER]: 'no name\u0000' }, '192.0.2.7', '192.0.2.7'],
])('is the network, or the one for whose page the site asks: %o of %s', (headers, ip, asker) => {
	expect(askerOf({ headers, ip })).toBe(asker);
});
