import { expect, it } from 'vitest';
import { counterBounds, counterFault } from './owner-offers.ts';

it.each([
	[345_000, 399_000, { least: 172_500, most: 798_000 }],
	[420_000, 399_000, { least: 210_000, most: 840_000 }],
	[345_001, undefined, { least: 172_501, most: 690_002 }],
	[1_500, undefined, { least: 1_000, most: 3_000 }],
	[90_000_000, undefined, { least: 45_000_000, most: 100_000_000 }],
])('a counter-offer to %i, where %s is asked, lies within %j', (offered, asked, bounds) =>
	expect(counterBounds(offered, asked)).toEqual(bounds),
);

it.each([
	[0, 'too-small'],
	[172_499, 'too-small'],
	[172_500, undefined],
	[798_000, undefined],
	[798_001, 'too-large'],
	[3_720_000, 'too-large'],
])('a counter-offer of %i: %s', (amount, fault) =>
	expect(counterFault(amount, counterBounds(345_000, 399_000))).toBe(fault),
);
