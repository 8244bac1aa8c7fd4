import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, Subscription } from '@estate/shared-contract';
import type { LinkProblem } from '../link-problem.ts';

export interface SubscriptionData {
	subscription: Subscription;
	problem?: LinkProblem;
	/** Page with all saved searches of the address */
	manageHref?: string;
}

/** Address of the page with all saved searches; undefined where the site has no such page. */
function manageAddress({ manage }: Subscription, { localize }: SlotContext): string | undefined {
	const address = manage && localize(`/my-searches/${manage}/`);
	return address === '/' ? undefined : address;
}

/** The saved search or newsletter behind a signed link; one that does not exist is an unknown address (404). */
export async function loadSubscription(context: SlotContext): Promise<LoadResult<SubscriptionData>> {
	const { api, language, route, signal, text } = context;
	const params = { token: route.params.token ?? '' };
	const subscription = await api.call('subscription', { params, query: { language } }, { signal });
	const manageHref = manageAddress(subscription, context);
	const heading = text(`links.subscription.${subscription.kind}`);
	return {
		heading,
		head: { title: heading, noindex: true },
		crumbs: [{ name: heading }],
		data: {
			subscription,
			...(manageHref ? { manageHref } : {}),
		},
	};
}
