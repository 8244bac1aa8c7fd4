import type { SlotContext } from '@estate/remote-kit';
import {
	type ActionResult,
	ApiError,
	digitsOfPrice,
	hasCents,
	type PostedForm,
} from '@estate/shared-contract';
import { postedValue } from '../../form/submit/posted-values.ts';
import {
	type ActionProblem,
	type AgencyActionData,
	type AmountProblem,
	DONE,
	loadAgencyAction,
	type TypedAction,
} from './load-agency-action.ts';

const LONGEST_AMOUNT = 40;

const AMOUNT_CODES = ['too-small', 'too-large'] as const;

/** By the code of the api's refusal, else by its status. */
function problemOf({ code, status, isTransient, fields }: ApiError): {
	status: number;
	problem: ActionProblem;
} {
	if (code === 'slot-full') return { status, problem: 'slot-full' };
	// A visit's time is a slot to the api.
	if (fields.some(({ path }) => path === 'choice' || path === 'slot'))
		return { status: 422, problem: 'choice' };
	if (fields.some(({ path }) => path === 'text')) return { status: 422, problem: 'text' };
	const amount = fields.find(({ path }) => path === 'amount');
	if (amount) return { status: 422, problem: AMOUNT_CODES.find((each) => each === amount.code) ?? 'amount' };
	if (code === 'action-busy') return { status, problem: 'busy' };
	if ([404, 409, 410].includes(status)) return { status, problem: 'gone' };
	return { status: isTransient ? 503 : 422, problem: 'failed' };
}

/** An amount in any writing; a problem where it is none, or not in whole euros. */
function readAmount(typed: string): { amount?: number; problem?: AmountProblem } {
	if (typed === '') return {};
	if (hasCents(typed)) return { problem: 'cents' };
	const digits = digitsOfPrice(typed);
	return /^\d{1,12}$/.test(digits) ? { amount: Number(digits) } : { problem: 'amount' };
}

/** Does what the link is for, once, and shows what has become of it. */
export async function doAgencyAction(
	form: PostedForm,
	context: SlotContext,
): Promise<ActionResult<AgencyActionData>> {
	const { api, location, route } = context;
	const params = { token: route.params.token ?? '' };
	const typed: TypedAction = {
		choice: postedValue(form, 'choice'),
		amount: postedValue(form, 'amount').trim().slice(0, LONGEST_AMOUNT),
		text: postedValue(form, 'text'),
	};
	const { choice, text } = typed;
	const again = async (status: number, problem: ActionProblem) => {
		const { data } = await loadAgencyAction(context);
		return { status, data: { ...data, problem, typed } };
	};
	const { amount, problem: amountProblem } = readAmount(typed.amount);
	if (amountProblem) return again(422, amountProblem);
	try {
		await api.call('doAgencyAction', {
			params,
			body: {
				...(choice ? { choice } : {}),
				...(amount === undefined ? {} : { amount }),
				...(text ? { text } : {}),
			},
		});
		return { redirect: { to: `${location.pathname}?${DONE}=1` } };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { status, problem } = problemOf(error);
		return again(status, problem);
	}
}
