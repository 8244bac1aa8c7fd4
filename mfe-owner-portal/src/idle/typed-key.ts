/** Among the drafts of forms, which the cookie policy names */
export const TYPED_KEY = 'draft:owner-portal';

/** Was anything typed kept in this tab? */
export function isTypedKept(): boolean {
	try {
		return sessionStorage.getItem(TYPED_KEY) !== null;
	} catch {
		return false;
	}
}
