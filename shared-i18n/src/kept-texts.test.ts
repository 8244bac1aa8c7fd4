import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { keptTexts } from './kept-texts.ts';

function counted() {
	const i18n = createI18n({
		language: 'nl',
		fallback: 'nl',
		resources: {
			nl: {
				shell: {
					home: 'Thuis',
					house_one: '{{count}} huis',
					house_other: '{{count}} huizen',
					hello: 'Dag {{name}}',
				},
			},
		},
	});
	let lookups = 0;
	const { getFixedT } = i18n;
	i18n.getFixedT = ((...from: Parameters<typeof getFixedT>) => {
		const t = getFixedT.apply(i18n, from);
		return (...asked: Parameters<typeof t>) => {
			lookups += 1;
			return t(...asked);
		};
	}) as typeof getFixedT;
	return { text: keptTexts(i18n), lookups: () => lookups };
}

it('looks a text up once for the same values, and again for others', () => {
	const { text, lookups } = counted();
	expect([text('home'), text('home'), lookups()]).toEqual(['Thuis', 'Thuis', 1]);
	expect([text('house', { count: 1 }), text('house', { count: 2 }), text('house', { count: 1 })]).toEqual([
		'1 huis',
		'2 huizen',
		'1 huis',
	]);
	expect(lookups()).toBe(3);
	expect(text(['missing', 'home'])).toBe('Thuis');
	expect(text('["home",null]')).not.toBe('Thuis');
});

it('keeps no more than its bound, and nothing that is long', () => {
	const { text, lookups } = counted();
	const long = { name: 'x'.repeat(300) };
	text('hello', long);
	text('hello', long);
	expect(lookups()).toBe(2);
	for (let name = 0; name < 5_000; name++) text('hello', { name });
	text('hello', { name: 4_999 });
	expect(lookups()).toBe(5_002);
	text('hello', { name: 'one too many' });
	text('hello', { name: 4_999 });
	expect(lookups()).toBe(5_004);
});
