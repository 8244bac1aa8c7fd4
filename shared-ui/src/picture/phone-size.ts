/**
 * How wide a picture as wide as a phone is asked for, for the `sizes` attribute. A little less than it is drawn: at 600
 * pixels it looks the same on a dense screen as at 1360, which is four times the bytes.
 */
export const PHONE_SIZE = '82vw';

/** `sizes` of a picture as wide as the window. */
export const BANNER_SIZES = `(min-width: 767px) 100vw, ${PHONE_SIZE}`;
