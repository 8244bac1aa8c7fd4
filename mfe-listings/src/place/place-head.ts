import type { SlotContext } from '@estate/remote-kit';
import type { Goal, PageHead, PlacePage } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { propertyHref } from '../property/property-address.ts';
import { placeHref } from './place-address.ts';
import { placeHeading, priceRange } from './place-words.ts';

type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'siteUrl' | 'text'>;

/** schema.org ItemList of the newest properties of a place. */
function itemList({ items, total }: PlacePage, { href, language, siteUrl }: HeadContext): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		numberOfItems: total,
		itemListElement: items.map((property, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: property.TypeDescription,
			url: siteUrl + propertyHref(property, href, language),
		})),
	};
}

/** A place without a property today is a page for visitors, and none for search engines. */
export function placeHead(page: PlacePage, goal: Goal, context: HeadContext): PageHead {
	const { href, language, text } = context;
	const heading = placeHeading(page, goal, context);
	// Namesakes differ by their postcode.
	const what = page.place.Zip ? `${heading} (${page.place.Zip})` : heading;
	const { total } = page;
	const description = [
		text('place.description.text', { count: total, number: formatNumber(total, language), what }),
		priceRange(page, goal, context) ?? [],
	].flat();
	return {
		title: what,
		description: description.join(' '),
		canonical: placeHref(page.slugs[language], goal, href, language),
		...(total > 0 ? { jsonLd: [itemList(page, context)] } : { noindex: true }),
	};
}
