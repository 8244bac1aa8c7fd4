import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, Subscription } from '@estate/shared-contract';
import type { LinkProblem } from '../link-problem.ts';

export interface SubscriptionData {
	subscription: Subscription;
	problem?: LinkProblem;
}

/** The saved search or newsletter behind a signed link; one that does not exist is an unknown address (404). */
export async function loadSubscription(context: SlotContext): Promise<LoadResult<SubscriptionData>> {
	const { api, route, signal, text } = context;
	const params = { token: route.params.token ?? '' };
	const subscription = await api.call('subscription', { params }, { signal });
	const heading = text(`links.subscription.${subscription.kind}`);
	return {
		heading,
		head: { title: heading, noindex: true },
		crumbs: [{ name: heading }],
		data: { subscription },
	};
}
