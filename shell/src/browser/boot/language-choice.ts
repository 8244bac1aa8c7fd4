const YEAR_SECONDS = 365 * 24 * 3600;

/** Keeps the language that a visitor chose in the switcher, under the names of decisions 5. */
export function rememberLanguageChoice(): void {
	addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
		const language = link?.dataset.language;
		if (!language) return;
		// biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie with the next document
		document.cookie = `i18next=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
		try {
			localStorage.setItem('i18nextLng', language);
		} catch {
			// Storage is refused: the cookie is enough.
		}
	});
}
