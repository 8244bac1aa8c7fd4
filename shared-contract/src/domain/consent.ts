/** Consent flags that a visitor may grant (website.md §4). */
export const CONSENT_FLAGS = [
	'ad_user_data',
	'ad_storage',
	'analytics_storage',
	'ad_personalization',
] as const;
export type ConsentFlag = (typeof CONSENT_FLAGS)[number];
export type ConsentFlags = Record<ConsentFlag, boolean>;

export interface Consent {
	/** Has the visitor chosen? Until then the dialog is shown */
	isSet: boolean;
	flags: ConsentFlags;
}

/** The same answer for every flag. */
export function everyFlag(isGranted: boolean): ConsentFlags {
	return Object.fromEntries(CONSENT_FLAGS.map((flag) => [flag, isGranted])) as ConsentFlags;
}

/** Nothing but the necessary is allowed (decisions 27). */
export const NO_CONSENT: Consent = { isSet: false, flags: everyFlag(false) };

/** The one cookie that keeps a choice: `consent-set` and the four flags, each 1 or 0. */
export const CONSENT_COOKIE = 'consent';
/** How long a choice is kept, in seconds: 182 days. After that the visitor is asked again */
export const CONSENT_SECONDS = 182 * 24 * 3600;

const SET = 'consent-set';
const bit = (isGranted: boolean) => (isGranted ? '1' : '0');
const VALUE = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`);

/** Value of the cookie, such as `consent-set=1&ad_user_data=0&…`. */
export function consentValue(flags: ConsentFlags): string {
	return [`${SET}=1`, ...CONSENT_FLAGS.map((flag) => `${flag}=${bit(flags[flag])}`)].join('&');
}

/** Reads the choice out of a `Cookie` header or `document.cookie`; what is not there, or not 1, is not granted. */
export function readConsent(cookies: string): Consent {
	const fields = new URLSearchParams(VALUE.exec(cookies)?.[1]);
	if (fields.get(SET) !== '1') return NO_CONSENT;
	const flags = CONSENT_FLAGS.map((flag) => [flag, fields.get(flag) === '1']);
	return { isSet: true, flags: Object.fromEntries(flags) as ConsentFlags };
}
