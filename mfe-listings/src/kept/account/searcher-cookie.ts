import { SEARCHER_COOKIE } from '@estate/shared-contract';

/** Is a searcher logged in, as far as the browser knows? Nobody else's page asks the api for anything. */
export const isSearcher = (): boolean =>
	document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SEARCHER_COOKIE}=`));

/** The session is over: the api is not asked again. */
export function forgetSearcher(): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
	document.cookie = `${SEARCHER_COOKIE}=; Max-Age=0; Path=/; Secure; SameSite=Lax`;
}
