import { isLanguage, type Language } from '@estate/shared-contract';
import { LANGUAGE_KEYS, negotiateLanguage } from '@estate/shared-i18n';

const YEAR_SECONDS = 365 * 24 * 3600;
const { cookie: COOKIE, storage: STORAGE } = LANGUAGE_KEYS;

const switcherLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
const hasCookie = () => new RegExp(`(?:^|; )${COOKIE}=`).test(document.cookie);

function read(storage: 'localStorage' | 'sessionStorage'): string | null {
	try {
		return window[storage].getItem(STORAGE);
	} catch {
		return null;
	}
}

/** Under the names of decisions 5: in the cookie, which the server reads, and in the local storage, which may outlive it. */
function store(language: Language): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie with the next document
	document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
	try {
		localStorage.setItem(STORAGE, language);
	} catch {
		// Storage is refused: the cookie is enough.
	}
}

/** Keeps the language that a visitor chose in the switcher. */
export function rememberLanguageChoice(): void {
	addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
		const language = link?.dataset.language;
		if (isLanguage(language)) store(language);
	});
}

/**
 * An address without a language came in the one that the server took for the visitor's. It cannot see a choice that only
 * the browser's storage still holds: then the same page in that language takes its place, and the cookie is set again.
 */
export function followStoredLanguage(): void {
	const shown = document.documentElement.lang as Language;
	const links = switcherLinks();
	const enabled = links.map(({ dataset }) => dataset.language).filter(isLanguage);
	const [, path] = location.pathname.split('/');
	if (hasCookie() || enabled.includes(path as Language)) return;
	const hints = { localStorage: read('localStorage'), sessionStorage: read('sessionStorage') };
	const chosen = negotiateLanguage(hints, enabled, shown);
	const link = links.find(({ dataset }) => dataset.language === chosen);
	if (chosen === shown || !link) return;
	store(chosen);
	location.replace(link.href + location.hash);
}
