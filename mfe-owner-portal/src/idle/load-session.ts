import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult, type SessionClock } from '@estate/shared-contract';

/** The session that a page of the portal shows. */
export interface ShownSession {
	clock: SessionClock;
	/** Whose it is: what one types is kept for nobody else */
	account: number;
}

/**
 * How long the session lasts when nothing happens; null without a log-in or where the api does not say. Reading the
 * session prolongs it, which this waits for: beside the page's other requests the clock may otherwise be read before
 * the first of them has prolonged it, and the owner's other tabs would get too little.
 */
export async function loadSession({ api, signal }: SlotContext): Promise<LoadResult<ShownSession | null>> {
	try {
		const { owner } = await api.call('ownerSession', {}, { signal });
		const clock = await api.call('ownerClock', {}, { signal });
		return { data: { clock, account: owner.id } };
	} catch (error) {
		if (error instanceof ApiError) return { data: null };
		throw error;
	}
}
