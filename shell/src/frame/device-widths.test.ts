import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Device, headerDevice, layoutDevice } from '@estate/shared-contract';
import { expect, it } from 'vitest';

const WIDTHS = Array.from({ length: 1_200 }, (_, step) => 320 + step);

/** Does a media condition on the width hold? `(min-width: 767px)`, `(width > 960px)` or `(767px < width <= 960px)`. */
function holds(condition: string, width: number): boolean {
	const compare = (one: number, sign: string, other: number) =>
		sign === '<' ? one < other : sign === '<=' ? one <= other : sign === '>' ? one > other : one >= other;
	return condition.split(' and ').every((part) => {
		const plain = /^\((min|max)-width: (\d+)px\)$/.exec(part);
		if (plain) return compare(width, plain[1] === 'min' ? '>=' : '<=', Number(plain[2]));
		const range = /^\((?:(\d+)px (<=?) )?width (<=?|>=?) (\d+)px\)$/.exec(part);
		if (!range) throw new Error(`This test cannot read the media condition "${part}": teach it.`);
		const [, least, from = '<=', to = '', most] = range;
		return (!least || compare(Number(least), from, width)) && compare(width, to, Number(most));
	});
}

/** Widths at which one of the folder's style sheets changes. */
function changes(pattern: string): number[] {
	const files = globSync(pattern, { cwd: import.meta.dirname });
	expect(files.length).toBeGreaterThan(0);
	const conditions = files.flatMap((file) =>
		[
			...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/@media (\([^{]*width[^{]*\)) \{/g),
		].map(([, condition = '']) => condition),
	);
	return WIDTHS.filter((width) => conditions.some((each) => holds(each, width) !== holds(each, width - 1)));
}

const bounds = (device: (width: number) => Device) =>
	WIDTHS.filter((width) => device(width) !== device(width - 1));

it('the style sheets of the header change where headerDevice does, and nowhere else (decisions 1)', () => {
	expect(changes('header/*.css')).toEqual(bounds(headerDevice));
	expect(changes('styles.css')).toEqual([961]);
});

it('the style sheets of page and footer change where layoutDevice does, and nowhere else (decisions 1)', () => {
	expect(changes('{main,footer}/*.css')).toEqual(bounds(layoutDevice));
});
