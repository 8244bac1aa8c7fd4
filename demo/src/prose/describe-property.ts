import { CITY_PHRASES } from '../places/city-phrases.ts';
import { isFlat } from '../properties/kinds.ts';
import type { Property } from '../properties/property.ts';
import { fill, mapTexts, sentenceCase, type Texts } from '../texts.ts';
import { BUSINESS } from './business-texts.ts';
import { elide } from './elide.ts';
import { KITCHEN, LIVING, NIGHT, STORAGE } from './living-spaces.ts';
import { FLAT_OPENINGS } from './openings-flats.ts';
import { HOUSE_OPENINGS } from './openings-houses.ts';
import { CLOSING, COMFORT, OUTSIDE } from './outside-and-comfort.ts';
import { type Phrase, phrase, pickPhrase } from './phrase.ts';
import { propertySlots } from './property-slots.ts';

type Paragraph = (Texts | undefined)[];

/** The place comes in with the opening, or on its own line further down. */
function placeOf(property: Property): Texts | undefined {
	const bank: readonly Phrase[] = (CITY_PHRASES[property.city.name] ?? []).map((text) =>
		phrase(text.nl, text.fr, text.en, text.de),
	);
	return pickPhrase(bank, property, 1);
}

function residenceParagraphs(property: Property): Paragraph[] {
	const openings = HOUSE_OPENINGS[property.kind] ?? FLAT_OPENINGS[property.kind] ?? [];
	const opening = pickPhrase(openings, property, 0);
	const outside = pickPhrase(OUTSIDE, property, 2);
	const inside = [
		property.kind === 'studio' ? undefined : pickPhrase(LIVING, property, 3),
		property.kitchen === 'none' ? undefined : pickPhrase(KITCHEN, property, 4),
	];
	const night = [
		pickPhrase(NIGHT, property, 5),
		property.index % 3 === 0 ? undefined : pickPhrase(STORAGE, property, 6),
	];
	const comfort = pickPhrase(COMFORT, property, 7);
	const closing = pickPhrase(CLOSING, property, 8);
	const place = placeOf(property);
	if (isFlat(property.kind) && property.living < 80)
		return [
			[opening, ...inside],
			[...night, outside],
			[place, comfort, closing],
		];
	return property.index % 2 === 0
		? [[opening, place], inside, night, [outside, comfort], [closing]]
		: [[opening], [...inside, ...night], [outside], [comfort, place, closing]];
}

function businessParagraphs(property: Property): Paragraph[] {
	const [first = [], second = [], third = []] = BUSINESS[property.kind] ?? [];
	return [
		[pickPhrase(first, property, 0), placeOf(property)],
		[pickPhrase(second, property, 1)],
		[pickPhrase(third, property, 2), pickPhrase(CLOSING, property, 8)],
	];
}

/** Description of a property as HTML paragraphs, three to five, told from its facts. */
export function describeProperty(property: Property): Texts {
	const slots = propertySlots(property);
	const paragraphs = BUSINESS[property.kind] ? businessParagraphs(property) : residenceParagraphs(property);
	const filled = paragraphs.map((sentences) =>
		sentences
			.filter((sentence) => sentence !== undefined)
			.map((sentence) => sentenceCase(fill(sentence, slots))),
	);
	return mapTexts((language) => {
		const html = filled
			.filter((sentences) => sentences.length > 0)
			.map((sentences) => `<p>${sentences.map((sentence) => sentence[language]).join(' ')}</p>`)
			.join('\n');
		return language === 'fr' ? elide(html) : html;
	});
}
