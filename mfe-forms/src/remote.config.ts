import { defineRemote } from '@estate/remote-kit';
import { SEARCH_PARAMETERS } from '@estate/shared-contract';
import { FORM_HEIGHT_PX, FORM_HYDRATION, FORM_SLOTS } from './form-slots.ts';
import { PAGE_ROUTES } from './page-routes.ts';

export default defineRemote({
	name: 'forms',
	languages: ['nl', 'fr', 'en', 'de'],
	routes: [
		...PAGE_ROUTES,
		{
			id: 'thanks',
			pageType: 'feedback',
			paths: { original: '/feedback/:kind/', nl: '/bedankt/:kind/', fr: '/merci/:kind/' },
			slots: ['thanks'],
			breadcrumb: [],
			unprefixed: 'redirect',
			noindex: true,
			// It repeats what one visitor asked.
			fresh: true,
		},
	],
	slots: [
		{
			name: 'site-contact',
			priority: 'essential',
			hydration: FORM_HYDRATION,
			relations: ['contact'],
			query: ['reason'],
			reserve: FORM_HEIGHT_PX,
		},
		...FORM_SLOTS,
		{ name: 'appointment', priority: 'primary', hydration: 'never', reserve: 480 },
		{ name: 'agency-action', priority: 'primary', hydration: 'never', reserve: 320 },
		{ name: 'subscription', priority: 'primary', hydration: 'never', reserve: 320 },
		{
			name: 'thanks',
			priority: 'primary',
			hydration: 'never',
			reserve: 320,
			query: ['ref', 'asked', 'confirm', 'slip', 'goal', ...SEARCH_PARAMETERS],
		},
	],
});
