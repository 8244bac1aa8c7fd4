import type { DetailView } from './detail-view.ts';

/** Text key of what is said when a home is not to be had (website.md §8). */
export const NOTICE_TITLES: Record<Exclude<DetailView['view'], 'home'>, string> = {
	sold: 'ui.notice.propertySold',
	rented: 'ui.notice.propertyRented',
	withdrawn: 'ui.notice.propertyNotFound',
	unknown: 'ui.notice.propertyNotFound',
};
