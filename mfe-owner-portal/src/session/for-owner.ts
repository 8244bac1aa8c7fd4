import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult } from '@estate/shared-contract';
import { loginAddress } from './login-address.ts';

/** There is no log-in, or the session has ended (decisions 26). */
export function isSignedOut(error: unknown): boolean {
	return error instanceof ApiError && error.status === 401;
}

/** Loads a page of the portal; who is not logged in is sent to the log-in page, and back here afterwards. */
export async function forOwner<Data>(
	{ href, location }: SlotContext,
	load: () => Promise<LoadResult<Data>>,
): Promise<LoadResult<Data | null>> {
	try {
		return await load();
	} catch (error) {
		if (!isSignedOut(error)) throw error;
		return { redirect: { to: loginAddress(href, location) }, data: null };
	}
}
