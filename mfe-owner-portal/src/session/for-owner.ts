import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult } from '@estate/shared-contract';
import { loginAddress } from './login-address.ts';

/** Says on the page of a property that its reader was led there from a part that is not shared. */
export const NOT_SHARED = 'not-shared';

/** There is no log-in, or the session has ended (decisions 26). */
export function isSignedOut(error: unknown): boolean {
	return error instanceof ApiError && error.status === 401;
}

/** Loads a page of the portal; who is not logged in is sent to the log-in page, and back here afterwards. */
export async function forOwner<Data>(
	{ href, location, route }: SlotContext,
	load: () => Promise<LoadResult<Data>>,
): Promise<LoadResult<Data | null>> {
	try {
		return await load();
	} catch (error) {
		if (error instanceof ApiError && error.code === 'not-shared') {
			// What is not shared with a guest: nothing on the property's own page, which other pages lead back to.
			const { id = '' } = route.params;
			const page = href('owner-portal.property', { id });
			return location.pathname === page
				? { data: null }
				: { redirect: { to: `${page}?${NOT_SHARED}` }, data: null };
		}
		if (!isSignedOut(error)) throw error;
		// Mails and calendars link to general addresses, which say no language: the log-in page speaks that of the page.
		const pathname = href(route.id, route.params);
		return { redirect: { to: loginAddress(href, { ...location, pathname }) }, data: null };
	}
}
