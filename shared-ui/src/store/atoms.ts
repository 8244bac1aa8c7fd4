import { CONSENT_FLAGS, type ConsentFlag, type DeviceSettings } from '@estate/shared-contract';
import { atom } from 'jotai';

/** Device settings (website.md §3). The server assumes a desktop; the browser corrects it with `headerDevice`. */
export const deviceAtom = atom<DeviceSettings>({
	isMobile: false,
	isTablet: false,
	isDesktop: true,
	topBarShow: true,
	language: 'nl',
});

export type ColorScheme = 'light' | 'dark';

/** Colour scheme of every root of the page. */
export const colorSchemeAtom = atom<ColorScheme>('light');

export interface Consent {
	/** Has the visitor chosen? Until then the dialog is shown */
	isSet: boolean;
	flags: Record<ConsentFlag, boolean>;
}

/** Nothing but the necessary is allowed (decisions 27). */
export const NO_CONSENT: Consent = {
	isSet: false,
	flags: Object.fromEntries(CONSENT_FLAGS.map((flag) => [flag, false])) as Record<ConsentFlag, boolean>,
};

/** What the visitor allows (website.md §4 "Cookie consent"). */
export const consentAtom = atom<Consent>(NO_CONSENT);
