import { DISCREET_SALE } from '@estate/shared-contract';
import type { FeedProperty } from '../import/feed/property.schema.ts';

type Texts = Record<string, string>;

/** Stands in a description where the street was named. */
const LEFT_OUT = '…';
/** Number and box behind a street: `12`, `nr. 12 A`, `12 bus 3`, `12/3`. */
const NUMBER = String.raw`(?:[\s,]+(?:nr\.?|n°|no\.?)?\s*\d+\s?[a-z]?(?![\p{L}\p{N}])(?:\s*\/\s*\d+)?(?:[\s,]+(?:bus|bte\.?|boîte|box)\s*[\p{L}\p{N}.]+)?)?`;
/** What a title needs no longer once the street behind it is gone: `Villa aan de`, `Maison dans la`. */
const DANGLING =
	/(?:[\s,:;–-]+(?:in|aan|op|te|langs|nabij|de|het|den|dans|à|sur|au|près|la|le|les|l[’']|rue|on|at|near|the|an|am|auf|der|dem|die|bei))+$/iu;
const EDGES = /^[\s,:;–-]+|[\s,:;–-]+$/gu;

const escaped = (text: string) =>
	text
		.trim()
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/\s+/g, '\\s+');

function streetPattern(street: string): RegExp {
	return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(street)}(?![\\p{L}\\p{N}])${NUMBER}`, 'giu');
}

const eachText = (texts: Texts, change: (text: string, language: string) => string): Texts =>
	Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text, language)]));

/** A title without the street; the type's name where nothing else was said. */
function discreetTitle({ TypeDescription, MainTypeName }: FeedProperty, street: RegExp): Texts {
	return eachText(TypeDescription, (title, language) => {
		const rest = title.replace(street, ' ');
		if (rest === title) return title;
		const tidy = rest
			.replace(/\s+/g, ' ')
			.replace(/(?: ?,){2,}/g, ',')
			.replace(EDGES, '')
			.replace(DANGLING, '')
			.replace(EDGES, '');
		return tidy || (MainTypeName[language] ?? '');
	});
}

/**
 * A property as it may be published: of a discreet sale the address counts as hidden, whatever the feed says, and the street
 * stands in no text either, so in no title, address of a page or search.
 */
export function asPublished(item: FeedProperty): FeedProperty {
	if (item.Marquee !== DISCREET_SALE) return item;
	const hidden = { ...item, PublishAddress: false };
	if (!item.Street?.trim()) return hidden;
	const street = streetPattern(item.Street);
	const without = (text: string) => text.replace(street, LEFT_OUT);
	return {
		...hidden,
		TypeDescription: discreetTitle(item, street),
		Description: eachText(item.Description, without),
		documents: item.documents.map((document) => ({ ...document, Name: eachText(document.Name, without) })),
	};
}
