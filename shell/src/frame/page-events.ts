/** Dispatched on `window` when a choice was stored or taken back; anyone who cares reads `currentConsent` again. */
export const CONSENT_CHANGED = 'estate:consent';
/** Dispatched on `window` when a navigation has put another page on the screen, with its title and address; `detail` is its PageView. */
export const PAGE_SHOWN = 'estate:page';
/** Dispatched on `window` when a dialog shows what has a page of its own, such as thanks; `detail` is its PageViewed. */
export const DIALOG_SHOWN = 'estate:dialog';
