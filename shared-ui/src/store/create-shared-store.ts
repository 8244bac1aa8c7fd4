import type { Language } from '@estate/shared-contract';
import { createStore } from 'jotai';
import { type ColorScheme, type Consent, colorSchemeAtom, consentAtom, deviceAtom } from './atoms.ts';

export type SharedStore = ReturnType<typeof createStore>;

export interface SharedStoreSettings {
	language: Language;
	colorScheme?: ColorScheme | undefined;
	consent?: Consent | undefined;
}

/** The page's store: one per page in the browser, one per request on the server. */
export function createSharedStore({ language, colorScheme, consent }: SharedStoreSettings): SharedStore {
	const store = createStore();
	store.set(deviceAtom, (device) => ({ ...device, language }));
	if (colorScheme) store.set(colorSchemeAtom, colorScheme);
	if (consent) store.set(consentAtom, consent);
	return store;
}
