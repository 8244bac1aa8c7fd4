/**
 * `fetch` for one page: once a call was not answered in its time, the others are not waited for either. What a visitor typed
 * is shown again within the slot's time limit, although the api hangs.
 */
export function impatientFetch(): typeof globalThis.fetch {
	let isSilent = false;
	return async (...call) => {
		if (isSilent) throw new Error('The api gave no answer to the call before.');
		try {
			return await globalThis.fetch(...call);
		} catch (error) {
			isSilent ||= (error as Error).name === 'TimeoutError';
			throw error;
		}
	};
}
