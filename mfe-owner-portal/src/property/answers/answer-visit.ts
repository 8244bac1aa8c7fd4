import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, LONGEST_ACCESS, type PostedForm } from '@estate/shared-contract';
import { callProblem } from '../../fields/call-problem.ts';
import { errorHead } from '../../fields/error-head.ts';
import { isSignedOut } from '../../session/for-owner.ts';
import type { KeptFields } from '../../session/kept-form/keep-form.ts';
import { loadProperty, type PropertyData } from '../load-property.ts';
import { type RefusedAnswer, TIME_FAULTS } from './refused-answer.ts';

type Answer = ActionResult<PropertyData | null>;
type Typed = Omit<RefusedAnswer, 'problem' | 'fault'>;

async function again(context: SlotContext, status: number, refused: RefusedAnswer): Promise<Answer> {
	const { data, redirect } = await loadProperty(context);
	if (redirect) return { redirect };
	return {
		status,
		data: data && { ...data, refused, isAnswered: false },
		...errorHead(context, 'visits.title'),
	};
}

function refusalOf(typed: Typed, error: ApiError): RefusedAnswer {
	const code = error.fields.find(({ path }) => path === 'proposed')?.code;
	return { ...typed, problem: 'time', fault: TIME_FAULTS.find((each) => each === code) ?? 'invalid' };
}

/** What is shown of an answer whose session had ended. */
export const VISIT_ANSWER_KEPT: KeptFields = {
	title: 'visits.title',
	fields: {
		agrees: { label: 'visits.answer.question', choices: { of: ['yes', 'no'], texts: 'visits.answer' } },
		proposed: { label: 'visits.answer.other', kind: 'time' },
		access: { label: 'visits.answer.access' },
	},
};

/** Takes the form by which an owner answers a visit. */
export async function answerVisit({ fields }: PostedForm, context: SlotContext): Promise<Answer> {
	const { api, route, location, language } = context;
	const posted = new Map(fields);
	const typed: Typed = {
		visit: Number(posted.get('visit')),
		agrees: posted.get('agrees') !== 'no',
		proposed: (posted.get('proposed') ?? '').trim().slice(0, 16),
		access: (posted.get('access') ?? '').replaceAll('\r\n', '\n').trim(),
	};
	const { visit, agrees, proposed, access } = typed;
	const startsAt = posted.get('startsAt');
	if (!Number.isSafeInteger(visit) || visit < 1) return { redirect: { to: `${location.pathname}#visits` } };
	if (access.length > LONGEST_ACCESS) return again(context, 422, { ...typed, problem: 'access' });
	try {
		await api.call('answerVisit', {
			params: { id: route.params.id ?? '', visit },
			body: { language, agrees, access, ...(startsAt ? { startsAt } : {}), ...(agrees ? {} : { proposed }) },
		});
		return { redirect: { to: `${location.pathname}?answered=1#visits` } };
	} catch (error) {
		if (isSignedOut(error)) throw error;
		if (error instanceof ApiError && [404, 409].includes(error.status)) {
			const problem = error.code === 'visit-moved' ? 'moved' : 'over';
			return again(context, 409, { ...typed, problem });
		}
		const failed = callProblem(error);
		if (failed) return again(context, failed.status, { ...typed, problem: failed.problem });
		return again(context, 422, refusalOf(typed, error as ApiError));
	}
}
