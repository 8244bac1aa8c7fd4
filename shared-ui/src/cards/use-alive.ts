import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's markup and while it is taken over, true from then on: for controls that need JavaScript. */
export function useAlive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
