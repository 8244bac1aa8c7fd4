import type { DetailView } from './detail-view.ts';

/** Text key of what is said when a property is not to be had (website.md §8). */
export const GONE_TITLES: Record<Exclude<DetailView['view'], 'property'>, string> = {
	sold: 'ui.notice.propertySold',
	rented: 'ui.notice.propertyRented',
	withdrawn: 'ui.notice.propertyNotFound',
	unknown: 'ui.notice.propertyNotFound',
};

/** Text key of the sentence below it. */
export const GONE_EXPLANATIONS: Record<Exclude<DetailView['view'], 'property'>, string> = {
	sold: 'detail.sold',
	rented: 'detail.rented',
	withdrawn: 'detail.withdrawn',
	unknown: 'detail.unknown',
};
