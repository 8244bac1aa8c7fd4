import type { SlotContext } from '@estate/remote-kit';
import type { Language, LoadResult, Testimonial } from '@estate/shared-contract';
import { cleanDescription } from '@estate/shared-i18n';
import { type TestimonialItem, testimonialItem } from './testimonial-item.ts';

export interface TestimonialPageData extends TestimonialItem {
	/** ISO 8601 */
	publishedAt: string;
	/** The client's own site, over HTTP */
	website?: string;
	/** Address of the list of all */
	back: string;
}

/** The others that a testimonial's page shows (website.md §9 "Lists"). */
const OTHERS = 16;
const DESCRIPTION_LENGTH = 160;

async function readAll({ api, language, signal }: SlotContext): Promise<Testimonial[]> {
	const { items } = await api.call('testimonials', { query: { language } }, { signal });
	return items;
}

function jsonLdOf(one: Testimonial, siteName: string): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'Review',
		author: { '@type': 'Person', name: one.name },
		datePublished: one.publishedAt,
		reviewBody: one.comment,
		itemReviewed: { '@type': 'RealEstateAgent', name: siteName },
		...(one.rating ? { reviewRating: { '@type': 'Rating', ratingValue: one.rating, bestRating: 5 } } : {}),
	};
}

/** The page of what one client says; 404 for an unknown name. */
export async function loadTestimonial(context: SlotContext): Promise<LoadResult<TestimonialPageData | null>> {
	const { route, site, href, localize, text } = context;
	const one = (await readAll(context)).find(({ slug }) => slug === route.params.name?.toLowerCase());
	if (!one) return { status: 404, data: null };
	const title = text('testimonial.title', { name: one.name });
	const { slug, website } = one;
	const addresses = site.enabledLanguages.map((language): [Language, string] => [
		language,
		href('content.testimonial', { name: slug }, language),
	]);
	return {
		ownHeading: true,
		head: {
			title,
			description: cleanDescription(`${one.aboutYou}. ${one.comment}`, DESCRIPTION_LENGTH),
			ogType: 'article',
			jsonLd: [jsonLdOf(one, site.name)],
		},
		crumbs: [{ name: one.name }],
		addresses: Object.fromEntries(addresses),
		data: {
			...testimonialItem(one, context),
			publishedAt: one.publishedAt,
			...(website && /^https?:\/\//i.test(website) ? { website } : {}),
			back: localize('/testimonials/'),
		},
	};
}

/** What other clients say; nothing where there are none. */
export async function loadOtherTestimonials(context: SlotContext): Promise<LoadResult<TestimonialItem[]>> {
	const others = (await readAll(context)).filter(
		({ slug }) => slug !== context.route.params.name?.toLowerCase(),
	);
	return { data: others.slice(0, OTHERS).map((one) => testimonialItem(one, context)) };
}
