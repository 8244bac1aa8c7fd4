import type { SlotContext } from '@estate/remote-kit';
import {
	type ActionResult,
	ApiError,
	digitsOfPrice,
	hasCents,
	LONGEST_OFFER_NOTE,
	OFFER_ANSWERS,
	type OfferAnswer,
	type PostedForm,
} from '@estate/shared-contract';
import { callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { isSignedOut } from '../session/for-owner.ts';
import type { KeptFields } from '../session/kept-form/keep-form.ts';
import {
	AMOUNT_FAULTS,
	type AmountFault,
	type AnswerFailure,
	loadOffers,
	type OffersData,
	offerAnchor,
	type TypedAnswer,
} from './load-offers.ts';

type Answer = ActionResult<OffersData | null>;

const KEY = /^[\w-]{8,64}$/;
const LONGEST_AMOUNT = 40;

function readForm(fields: PostedForm['fields']): TypedAnswer {
	const posted = new Map(fields);
	const key = posted.get('key') ?? '';
	return {
		offer: Number(posted.get('offer')),
		answer: posted.get('answer') ?? '',
		amount: (posted.get('amount') ?? '').trim().slice(0, LONGEST_AMOUNT),
		note: (posted.get('note') ?? '').replaceAll('\r\n', '\n').trim(),
		key: KEY.test(key) ? key : crypto.randomUUID(),
	};
}

/** What is wrong with a price as it was typed, in any writing; undefined: nothing. Whether it can be meant the api knows. */
function amountFault(amount: string): AmountFault | undefined {
	if (amount === '') return 'required';
	if (hasCents(amount)) return 'cents';
	return /^\d{1,12}$/.test(digitsOfPrice(amount)) ? undefined : 'invalid';
}

/** What can be seen to be wrong before anything is sent. */
function errorsOf(
	{ amount, note }: TypedAnswer,
	answer: OfferAnswer | undefined,
): AnswerFailure['errors'] | undefined {
	const fault = answer === 'counter' ? amountFault(amount) : undefined;
	const errors: AnswerFailure['errors'] = {
		...(answer ? {} : { answer: 'required' }),
		...(fault ? { amount: fault } : {}),
		...(note.length > LONGEST_OFFER_NOTE ? { note: 'too-long' } : {}),
	};
	return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The page again, as it is now, with everything that was typed. */
async function again(
	context: SlotContext,
	typed: TypedAnswer,
	status: number,
	failure: AnswerFailure,
): Promise<Answer> {
	const { data, redirect } = await loadOffers(context);
	if (redirect) return { redirect };
	return { status, data: data && { ...data, typed, failure }, ...errorHead(context, 'offers.title') };
}

/** What the api refused. Errors of no field are thrown on. */
function refusedFailure(error: ApiError): AnswerFailure {
	if (error.status === 409) return { problem: 'changed' };
	const found = error.fields.find(({ path }) => path === 'amount');
	if (!found) throw error;
	const amount = AMOUNT_FAULTS.find((each) => each === found.code) ?? 'invalid';
	return { problem: 'invalid', errors: { amount } };
}

/** What is shown of an answer whose session had ended. */
export const ANSWER_KEPT: KeptFields = {
	title: 'offers.title',
	fields: {
		answer: { label: 'offers.question', choices: { of: OFFER_ANSWERS, texts: 'offers.answers' } },
		amount: { label: 'offers.amount' },
		note: { label: 'offers.note' },
	},
};

/** Takes the form by which an owner asks the agency to accept, refuse or counter an offer. */
export async function answerOffer({ fields }: PostedForm, context: SlotContext): Promise<Answer> {
	const { api, route, location, language } = context;
	const typed = readForm(fields);
	const { offer, amount, note, key } = typed;
	if (!Number.isSafeInteger(offer) || offer < 1) return { redirect: { to: location.pathname } };
	const answer = OFFER_ANSWERS.find((each) => each === typed.answer);
	const errors = errorsOf(typed, answer);
	if (!answer || errors)
		return again(context, typed, 422, { problem: 'invalid', ...(errors ? { errors } : {}) });
	try {
		await api.call('answerOffer', {
			params: { id: route.params.id ?? '', offer },
			body: {
				language,
				answer,
				note,
				key,
				...(answer === 'counter' ? { amount: Number(digitsOfPrice(amount)) } : {}),
			},
		});
		return { redirect: { to: `${location.pathname}?sent=1#${offerAnchor(offer)}` } };
	} catch (error) {
		if (isSignedOut(error)) throw error;
		const failed = callProblem(error);
		if (failed) return again(context, typed, failed.status, { problem: failed.problem });
		if (!(error instanceof ApiError) || ![400, 409, 422].includes(error.status)) throw error;
		return again(context, typed, error.status === 409 ? 409 : 422, refusedFailure(error));
	}
}
