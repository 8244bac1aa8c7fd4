import { SCHEME_ATTRIBUTE } from '@estate/shared-ui/colour-scheme';
import { type ColorScheme, colorSchemeAtom, type SharedStore } from '@estate/shared-ui/store';

/** Scheme that the document stands in. */
export function documentScheme(): ColorScheme {
	return document.documentElement.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

/** The document knows the scheme; through the shared store every root agrees with it. */
export function followScheme(store: SharedStore): void {
	const observer = new MutationObserver(() => store.set(colorSchemeAtom, documentScheme()));
	observer.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE] });
}
