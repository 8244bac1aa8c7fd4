/** Where the visitor's choice of a colour scheme is kept; necessary storage, nothing of it leaves the browser. */
export const SCHEME_KEY = 'colour-scheme';

/** `system` follows the device, and is what holds until the visitor chooses. */
export const SCHEME_CHOICES = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

/** Attribute of `<html>` that every style sheet follows; Mantine's name for it. Without it the system's scheme holds. */
export const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';
