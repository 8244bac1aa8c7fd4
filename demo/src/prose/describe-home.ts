import type { Home } from '../homes/home.ts';
import { isFlat } from '../homes/kinds.ts';
import { CITY_PHRASES } from '../places/city-phrases.ts';
import { fill, mapTexts, sentenceCase, type Texts } from '../texts.ts';
import { BUSINESS } from './business-texts.ts';
import { elide } from './elide.ts';
import { homeSlots } from './home-slots.ts';
import { KITCHEN, LIVING, NIGHT, STORAGE } from './living-spaces.ts';
import { FLAT_OPENINGS } from './openings-flats.ts';
import { HOUSE_OPENINGS } from './openings-houses.ts';
import { CLOSING, COMFORT, OUTSIDE } from './outside-and-comfort.ts';
import { type Phrase, phrase, pickPhrase } from './phrase.ts';

type Paragraph = (Texts | undefined)[];

/** The place comes in with the opening, or on its own line further down. */
function placeOf(home: Home): Texts | undefined {
	const bank: readonly Phrase[] = (CITY_PHRASES[home.city.name] ?? []).map((text) =>
		phrase(text.nl, text.fr, text.en),
	);
	return pickPhrase(bank, home, 1);
}

function dwellingParagraphs(home: Home): Paragraph[] {
	const openings = HOUSE_OPENINGS[home.kind] ?? FLAT_OPENINGS[home.kind] ?? [];
	const opening = pickPhrase(openings, home, 0);
	const outside = pickPhrase(OUTSIDE, home, 2);
	const inside = [
		home.kind === 'studio' ? undefined : pickPhrase(LIVING, home, 3),
		home.kitchen === 'none' ? undefined : pickPhrase(KITCHEN, home, 4),
	];
	const night = [pickPhrase(NIGHT, home, 5), home.index % 3 === 0 ? undefined : pickPhrase(STORAGE, home, 6)];
	const comfort = pickPhrase(COMFORT, home, 7);
	const closing = pickPhrase(CLOSING, home, 8);
	const place = placeOf(home);
	if (isFlat(home.kind) && home.living < 80)
		return [
			[opening, ...inside],
			[...night, outside],
			[place, comfort, closing],
		];
	return home.index % 2 === 0
		? [[opening, place], inside, night, [outside, comfort], [closing]]
		: [[opening], [...inside, ...night], [outside], [comfort, place, closing]];
}

function businessParagraphs(home: Home): Paragraph[] {
	const [first = [], second = [], third = []] = BUSINESS[home.kind] ?? [];
	return [
		[pickPhrase(first, home, 0), placeOf(home)],
		[pickPhrase(second, home, 1)],
		[pickPhrase(third, home, 2), pickPhrase(CLOSING, home, 8)],
	];
}

/** Description of a home as HTML paragraphs, three to five, told from its facts. */
export function describeHome(home: Home): Texts {
	const slots = homeSlots(home);
	const paragraphs = BUSINESS[home.kind] ? businessParagraphs(home) : dwellingParagraphs(home);
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
