import type { SlotContext } from '@estate/remote-kit';
import {
	GOAL,
	type PageHead,
	type PropertyDetail,
	type PropertySummary,
	withoutBadge,
} from '@estate/shared-contract';
import { cityName, cleanDescription } from '@estate/shared-i18n';
import { homeHref } from '../home/home-address.ts';
import { NOTICE_TITLES } from './notice-title.ts';
import { listing, videos } from './structured-data.ts';

type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'text'>;

/** Length that search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** Title of a home's page: "Bright corner house for sale in Gent". */
export function detailTitle(home: PropertySummary, { site, text }: HeadContext): string {
	return text(`detail.head.${home.Goal === GOAL.rent ? 'rent' : 'sale'}`, {
		title: withoutBadge(home.TypeDescription),
		city: cityName(home.City, site.citySpellings),
	});
}

/** Head of a home's page, also of one that is sold or rented. */
export function detailHead(home: PropertyDetail, context: HeadContext): PageHead {
	const url = homeHref(home, context.href, context.language);
	const [picture] = home.Pictures;
	return {
		title: detailTitle(home, context),
		description: cleanDescription(home.Description, DESCRIPTION_LENGTH),
		canonical: url,
		ogType: 'article',
		...(picture ? { image: picture.Url } : {}),
		jsonLd: [listing(home, url, context), ...videos(home, context)],
	};
}

/** Head of the page of a home that is no longer, or never was, on offer. */
export function goneHead(view: 'withdrawn' | 'unknown', { text }: HeadContext): PageHead {
	return { title: text(NOTICE_TITLES[view]), description: text(`detail.${view}`), noindex: true };
}
