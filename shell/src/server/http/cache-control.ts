/** The same for everybody */
export const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30';
export const PERSONAL = 'private, no-store';

/** `Vary` of an address: one without a language answers in the language of the visitor. */
export const varyOf = (isPrefixed: boolean) =>
	isPrefixed ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie';
