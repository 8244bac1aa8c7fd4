import { defineSlot } from '@estate/remote-kit';
import { changeSubscription } from '../links/subscription/change-subscription.ts';
import { loadSubscription } from '../links/subscription/load-subscription.ts';
import { SubscriptionView } from '../links/subscription/subscription-view.tsx';

export default defineSlot({
	load: loadSubscription,
	action: changeSubscription,
	Component: SubscriptionView,
});
