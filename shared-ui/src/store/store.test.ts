import { expect, it } from 'vitest';
import { colorSchemeAtom, consentAtom, deviceAtom, NO_CONSENT } from './atoms.ts';
import { createSharedStore } from './create-shared-store.ts';

it('starts with the language of the page, a desktop, a light scheme and nothing allowed', () => {
	const store = createSharedStore({ language: 'fr' });
	expect(store.get(deviceAtom)).toEqual({
		isMobile: false,
		isTablet: false,
		isDesktop: true,
		topBarShow: true,
		language: 'fr',
	});
	expect(store.get(colorSchemeAtom)).toBe('light');
	expect(store.get(consentAtom)).toEqual({
		isSet: false,
		flags: { ad_user_data: false, ad_storage: false, analytics_storage: false, ad_personalization: false },
	});
});

it('takes what the visitor chose before', () => {
	const consent = { isSet: true, flags: { ...NO_CONSENT.flags, analytics_storage: true } };
	const store = createSharedStore({ language: 'nl', colorScheme: 'dark', consent });
	expect(store.get(colorSchemeAtom)).toBe('dark');
	expect(store.get(consentAtom)).toEqual(consent);
});

it('shares nothing with the store of another request', () => {
	const one = createSharedStore({ language: 'nl' });
	const other = createSharedStore({ language: 'fr' });
	one.set(colorSchemeAtom, 'dark');
	expect(other.get(colorSchemeAtom)).toBe('light');
	expect(other.get(deviceAtom).language).toBe('fr');
});
