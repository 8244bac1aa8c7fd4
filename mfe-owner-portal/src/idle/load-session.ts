import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult, type SessionClock } from '@estate/shared-contract';

/** How long the session lasts when nothing happens; null when nobody is logged in or the api does not say. */
export async function loadSession({ api, signal }: SlotContext): Promise<LoadResult<SessionClock | null>> {
	try {
		return { data: await api.call('ownerClock', {}, { signal }) };
	} catch (error) {
		if (error instanceof ApiError) return { data: null };
		throw error;
	}
}
