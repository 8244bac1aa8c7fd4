import type { SlotContext } from '@estate/remote-kit';
import {
	GOAL,
	type PageHead,
	type PropertyDetail,
	type PropertySummary,
	withoutBadge,
} from '@estate/shared-contract';
import { cityName, cleanDescription } from '@estate/shared-i18n';
import { propertyHref } from '../property/property-address.ts';
import { GONE_EXPLANATIONS, GONE_TITLES } from './gone-title.ts';
import { listing, videos } from './structured-data.ts';

type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'text'>;

/** Length that search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** Title of a property's page: "Bright corner house for sale in Gent". */
function detailTitle(property: PropertySummary, { site, text }: HeadContext): string {
	return text(`detail.head.${property.Goal === GOAL.rent ? 'rent' : 'sale'}`, {
		title: withoutBadge(property.TypeDescription),
		city: cityName(property.City, site.citySpellings),
	});
}

/** Head of a property's page, also of one that is sold or rented. */
export function detailHead(property: PropertyDetail, context: HeadContext): PageHead {
	const url = propertyHref(property, context.href, context.language);
	const [picture] = property.Pictures;
	return {
		title: detailTitle(property, context),
		description: cleanDescription(property.Description, DESCRIPTION_LENGTH),
		canonical: url,
		ogType: 'article',
		...(picture ? { image: picture.Url } : {}),
		jsonLd: [listing(property, url, context), ...videos(property, context)],
	};
}

/** Head of the page of a property that is no longer, or never was, on offer. */
export function goneHead(view: 'withdrawn' | 'unknown', { text }: HeadContext): PageHead {
	return { title: text(GONE_TITLES[view]), description: text(GONE_EXPLANATIONS[view]), noindex: true };
}
