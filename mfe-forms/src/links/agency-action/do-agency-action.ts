import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, type PostedForm } from '@estate/shared-contract';
import { postedValue } from '../../form/submit/posted-values.ts';
import { type ActionProblem, type AgencyActionData, loadAgencyAction } from './load-agency-action.ts';

/** By the code of the api's refusal, else by its status. */
function problemOf({ code, status, isTransient, fields }: ApiError): {
	status: number;
	problem: ActionProblem;
} {
	if (code === 'slot-full') return { status, problem: 'slot-full' };
	if (fields.some(({ path }) => path === 'text')) return { status: 422, problem: 'text' };
	if (code === 'action-busy') return { status, problem: 'busy' };
	if ([404, 409, 410].includes(status)) return { status, problem: 'gone' };
	return { status: isTransient ? 503 : 422, problem: 'failed' };
}

/** Does what the link is for, once, and shows what has become of it. */
export async function doAgencyAction(
	form: PostedForm,
	context: SlotContext,
): Promise<ActionResult<AgencyActionData>> {
	const { api, location, route } = context;
	const params = { token: route.params.token ?? '' };
	const choice = postedValue(form, 'choice');
	const text = postedValue(form, 'text');
	try {
		await api.call('doAgencyAction', {
			params,
			body: { ...(choice ? { choice } : {}), ...(text ? { text } : {}) },
		});
		return { redirect: { to: location.pathname } };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { status, problem } = problemOf(error);
		const { data } = await loadAgencyAction(context);
		return { status, data: { ...data, problem, ...(text ? { typed: text } : {}) } };
	}
}
