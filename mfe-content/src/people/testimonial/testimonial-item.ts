import type { Picture, Testimonial } from '@estate/shared-contract';

/** A testimonial as a module shows it. */
export interface TestimonialItem {
	id: number;
	name: string;
	aboutYou: string;
	comment: string;
	image?: Picture;
	/** 1 to 5 */
	rating?: number;
	/** Its own page */
	href: string;
}

export function testimonialItem(
	{ id, name, aboutYou, comment, image, rating, slug }: Testimonial,
	{ href }: { href: (routeId: string, params: { name: string }) => string },
): TestimonialItem {
	return {
		id,
		name,
		aboutYou,
		comment,
		...(image ? { image } : {}),
		...(rating ? { rating } : {}),
		href: href('content.testimonial', { name: slug }),
	};
}
