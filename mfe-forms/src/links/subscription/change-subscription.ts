import type { SlotContext } from '@estate/remote-kit';
import type { ActionResult, PostedForm } from '@estate/shared-contract';
import { postedValue } from '../../form/submit/posted-values.ts';
import { linkProblem } from '../link-problem.ts';
import { loadSubscription, type SubscriptionData } from './load-subscription.ts';

const ACTIONS = ['confirm', 'end', 'at-once', 'daily'] as const;

/** Confirms, pauses or ends what the visitor gets by mail, and shows what has become of it. */
export async function changeSubscription(
	form: PostedForm,
	context: SlotContext,
): Promise<ActionResult<SubscriptionData>> {
	const { api, location, route } = context;
	const params = { token: route.params.token ?? '' };
	const action = ACTIONS.find((each) => each === postedValue(form, 'action'));
	if (!action) return { redirect: { to: location.pathname } };
	const password = action === 'confirm' ? postedValue(form, 'password') : undefined;
	try {
		await api.call('changeSubscription', { params, body: password ? { action, password } : { action } });
		return { redirect: { to: location.pathname } };
	} catch (error) {
		const { status, problem } = linkProblem(error);
		const { data } = await loadSubscription(context);
		return { status, data: { ...data, problem } };
	}
}
