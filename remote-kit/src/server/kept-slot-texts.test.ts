import { expect, it } from 'vitest';
import { keptSlotTexts } from './kept-slot-texts.ts';

const words = (hello: string) => ({ nl: { hello }, fr: { hello }, en: { hello }, de: { hello } });

it('all pages of a version share the texts of a language, and no others', () => {
	const first = { remote: 'fixture', version: '1.0.0', texts: words('Dag') };
	const second = { remote: 'fixture', version: '1.0.1', texts: words('Hallo') };
	expect(keptSlotTexts(first, 'nl')).toBe(keptSlotTexts(first, 'nl'));
	expect(keptSlotTexts(first, 'fr')).not.toBe(keptSlotTexts(first, 'nl'));
	expect(keptSlotTexts(first, 'fr').i18n.language).toBe('fr');
	expect([keptSlotTexts(first, 'nl').text('hello'), keptSlotTexts(second, 'nl').text('hello')]).toEqual([
		'Dag',
		'Hallo',
	]);
});
