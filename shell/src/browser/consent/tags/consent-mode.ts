import { CONSENT_FLAGS, type ConsentFlags } from '@estate/shared-contract';
import { gtag } from './data-layer.ts';

/** Milliseconds that tags wait for an update (website.md §9) */
const WAIT_FOR_UPDATE_MS = 500;

/** The four flags in the words of Google's consent mode. */
function consentState(flags: ConsentFlags): Record<string, 'granted' | 'denied'> {
	return Object.fromEntries(CONSENT_FLAGS.map((flag) => [flag, flags[flag] ? 'granted' : 'denied']));
}

/** Everything is denied until a choice says otherwise. Has to be set before any tag loads (decisions 27). */
export function setDefaultConsent(denied: ConsentFlags): void {
	gtag('consent', 'default', { ...consentState(denied), wait_for_update: WAIT_FOR_UPDATE_MS });
}

export function updateConsent(flags: ConsentFlags): void {
	gtag('consent', 'update', consentState(flags));
}
