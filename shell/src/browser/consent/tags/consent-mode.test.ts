// @vitest-environment jsdom

import { everyFlag } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { setDefaultConsent, updateConsent } from './consent-mode.ts';

it('tags start with everything denied and wait 500 ms for an update (website.md §9, decisions 27)', () => {
	window.dataLayer = [];
	setDefaultConsent(everyFlag(false));
	updateConsent({ ...everyFlag(false), analytics_storage: true });
	const denied = {
		ad_user_data: 'denied',
		ad_storage: 'denied',
		analytics_storage: 'denied',
		ad_personalization: 'denied',
	};
	expect(window.dataLayer.map((command) => Array.from(command as ArrayLike<unknown>))).toEqual([
		['consent', 'default', { ...denied, wait_for_update: 500 }],
		['consent', 'update', { ...denied, analytics_storage: 'granted' }],
	]);
});
