import {
	CONSENT_COOKIE,
	CONSENT_SECONDS,
	type ConsentFlags,
	consentValue,
	everyFlag,
} from '@estate/shared-contract';
import { CONSENT_CHANGED } from '../../../frame/page-events.ts';
import { removeTagStorage } from './tag-storage.ts';

function writeCookie(value: string, seconds: number): void {
	// Not on plain http: there the browser would refuse the cookie and ask on every page.
	const secure = location.protocol === 'https:' ? '; secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and a reload may follow
	document.cookie = `${CONSENT_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Running tags hear it first and fall silent; then what they kept goes. */
function announce(flags: ConsentFlags): void {
	dispatchEvent(new Event(CONSENT_CHANGED));
	removeTagStorage(flags);
}

/** Stores a choice for 182 days: consent-set and the four flags (website.md §4). */
export function storeChoice(flags: ConsentFlags): void {
	writeCookie(consentValue(flags), CONSENT_SECONDS);
	announce(flags);
}

/** Forgets the choice, as `setcookies` in the query wants it: nothing is allowed, and the visitor is asked again. */
export function forgetChoice(): void {
	writeCookie('', 0);
	announce(everyFlag(false));
}
