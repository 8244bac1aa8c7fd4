import { describe, expect, it } from 'vitest';
import { consentValue, everyFlag, NO_CONSENT, readConsent } from './consent.ts';

const analyticsOnly = { ...everyFlag(false), analytics_storage: true };

describe('the consent cookie (website.md §4)', () => {
	it('holds consent-set and the four flags', () => {
		expect(consentValue(analyticsOnly)).toBe(
			'consent-set=1&ad_user_data=0&ad_storage=0&analytics_storage=1&ad_personalization=0',
		);
	});

	it('is read back as it was written, among other cookies', () => {
		const cookies = `i18next=nl; consent=${consentValue(analyticsOnly)}; _ga=1`;
		expect(readConsent(cookies)).toEqual({ isSet: true, flags: analyticsOnly });
	});

	it.each([
		['there is none', ''],
		['another cookie ends in its name', `no-consent=${consentValue(everyFlag(true))}`],
		['consent-set is missing', 'consent=ad_storage=1'],
		['it holds something else', 'consent=%7B%22ads%22%3Atrue%7D'],
	])('grants nothing and asks again where %s', (_, cookies) => {
		expect(readConsent(cookies)).toEqual(NO_CONSENT);
	});

	it('takes a flag that is missing, or is not 1, as denied', () => {
		expect(readConsent('consent=consent-set=1&ad_storage=yes').flags).toEqual(everyFlag(false));
	});
});
