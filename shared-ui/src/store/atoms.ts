import { assumedDevice, type Consent, type DeviceSettings, NO_CONSENT } from '@estate/shared-contract';
import { atom } from 'jotai';

/** Device settings (website.md §3). The server assumes a desktop; the shell keeps them true in the browser. */
export const deviceAtom = atom<DeviceSettings>(assumedDevice('nl'));

export type ColorScheme = 'light' | 'dark';

/** Colour scheme of every root of the page. */
export const colorSchemeAtom = atom<ColorScheme>('light');

export { type Consent, NO_CONSENT };

/** What the visitor allows (website.md §4 "Cookie consent"). */
export const consentAtom = atom<Consent>(NO_CONSENT);
