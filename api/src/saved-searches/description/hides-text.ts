import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';

/** What somebody typed is left out of a search until its address is confirmed: it may be a message to somebody else. */
export const hidesText = ({ status }: Pick<StoredSubscription, 'status'>): boolean =>
	status === 'unconfirmed';
