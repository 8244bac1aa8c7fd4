import { describe, expect, it } from 'vitest';
import { contrast } from '../badges/readable-on.ts';
import { tokenColours } from '../testing/token-colours.ts';
import { mix } from './oklab.ts';
import { READABLE, siteColours } from './site-colours.ts';

/** Text and ground, as style sheets pair them. */
const PAIRS = [
	...['paper', 'paper-deep', 'card', 'brand-tint'].flatMap((ground) => [
		['ink', ground],
		['ink-soft', ground],
		['brand', ground],
	]),
	['on-brand', 'brand'],
	['on-brand', 'brand-strong'],
	['on-accent', 'accent'],
	['accent', 'card'],
	['accent', 'paper'],
	['moss', 'moss-tint'],
	['clay', 'clay-tint'],
	['danger', 'danger-tint'],
	['danger', 'card'],
	['danger', 'paper'],
	['ink', 'danger-tint'],
] as const;

const AGENCIES = {
	'the demo agency': { brand: '#1F3D36', accent: '#B9502B', paper: '#FAF7F2', ink: '#1B1F1E' },
	'a yellow one': { brand: '#FFD400', accent: '#FFF2A0', paper: '#FFFFFF', ink: '#777777' },
	'a black one': { brand: '#000000', accent: '#000000', paper: '#FFFFFF', ink: '#000000' },
	'one with a dark paper': { brand: '#334455', accent: '#AA3366', paper: '#222222', ink: '#EEEEEE' },
	'one whose colours are none': { brand: 'red', accent: '', paper: 'url(x)', ink: '#12' },
};

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
	it.each(Object.keys(AGENCIES) as (keyof typeof AGENCIES)[])(
		'%s has text of at least 4.5:1 everywhere',
		(agency) => {
			const colour = tokenColours(scheme, siteColours(AGENCIES[agency]));
			const unreadable = PAIRS.map(([text, ground]) => ({
				pair: `${text} on ${ground}`,
				contrast: contrast(colour(text), colour(ground)),
			})).filter((pair) => pair.contrast < READABLE);
			expect(unreadable).toEqual([]);
		},
	);
});

it('leaves readable colours as the agency has them', () => {
	expect(siteColours(AGENCIES['the demo agency'])).toMatchObject({
		'--site-brand': '#1f3d36',
		'--site-accent': '#b9502b',
		'--site-paper': '#faf7f2',
		'--site-ink': '#1b1f1e',
	});
});

it('mixes as a browser does', () => {
	expect(mix('#ff0000', 0.5, '#0000ff')).toBe('#8c53a2');
	expect(mix('#123456', 1, '#ffffff')).toBe('#123456');
});
