import type { SlotContext } from '@estate/remote-kit';
import {
	type ActionResult,
	ApiError,
	GUEST_DAYS,
	GUEST_PARTS,
	GUEST_ROLES,
	type PostedForm,
} from '@estate/shared-contract';
import { callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { isSignedOut } from '../session/for-owner.ts';
import type { KeptFields } from '../session/kept-form/keep-form.ts';
import { type GuestFailure, loadPeople, type PeopleData, type TypedGuest } from './load-people.ts';

type Answer = ActionResult<PeopleData | null>;

const FIELDS = ['email', 'firstName', 'lastName'] as const;

function readForm(fields: PostedForm['fields']): TypedGuest {
	const posted = new Map(fields);
	const wordOf = (name: string) => (posted.get(name) ?? '').trim();
	return {
		email: wordOf('email'),
		firstName: wordOf('firstName'),
		lastName: wordOf('lastName'),
		role: wordOf('role'),
		parts: fields.flatMap(([name, value]) => (name === 'parts' ? [value] : [])),
		days: wordOf('days'),
	};
}

async function again(
	context: SlotContext,
	typed: TypedGuest,
	status: number,
	problem: GuestFailure['problem'],
	errors: GuestFailure['errors'] = {},
): Promise<Answer> {
	const { data, redirect } = await loadPeople(context);
	if (redirect) return { redirect };
	return {
		status,
		data: data && { ...data, typed, failure: { problem, errors } },
		...errorHead(context, 'people.title'),
	};
}

/** What the api found wrong with the fields. */
function errorsOf({ fields }: ApiError): GuestFailure['errors'] {
	return Object.fromEntries(
		FIELDS.flatMap((name) => {
			const found = fields.find(({ path }) => path === name);
			return found ? [[name, found.code]] : [];
		}),
	);
}

async function invite(typed: TypedGuest, context: SlotContext): Promise<Answer> {
	const { api, route, location, language } = context;
	const { email, firstName, lastName } = typed;
	const empty = FIELDS.filter((name) => typed[name] === '');
	if (empty.length > 0)
		return again(context, typed, 422, 'invalid', Object.fromEntries(empty.map((name) => [name, 'required'])));
	try {
		await api.call('inviteGuest', {
			params: { id: route.params.id ?? '' },
			body: {
				language,
				email,
				firstName,
				lastName,
				role: GUEST_ROLES.find((role) => role === typed.role) ?? 'adviser',
				parts: GUEST_PARTS.filter((part) => typed.parts.includes(part)),
				days: GUEST_DAYS.find((days) => String(days) === typed.days) ?? 30,
			},
		});
		return { redirect: { to: `${location.pathname}?invited=1` } };
	} catch (error) {
		if (isSignedOut(error)) throw error;
		const failed = callProblem(error);
		if (failed) return again(context, typed, failed.status, failed.problem);
		if (!(error instanceof ApiError)) throw error;
		if (error.status === 409)
			return again(context, typed, 409, error.code === 'is-owner' ? 'is-owner' : 'too-many');
		if (error.status !== 400 && error.status !== 422) throw error;
		return again(context, typed, 422, 'invalid', errorsOf(error));
	}
}

async function end(guest: string, typed: TypedGuest, context: SlotContext): Promise<Answer> {
	const { api, route, location } = context;
	try {
		await api.call('endGuest', { params: { id: route.params.id ?? '', guest: Number(guest) || 0 } });
	} catch (error) {
		if (isSignedOut(error)) throw error;
		const failed = callProblem(error);
		if (failed) return again(context, typed, failed.status, failed.problem);
		// Sent away already: that is what was asked for.
		if (![400, 404].includes((error as ApiError).status)) throw error;
	}
	return { redirect: { to: `${location.pathname}?ended=1` } };
}

/** What is shown of an invitation whose session had ended. */
export const GUEST_KEPT: KeptFields = {
	title: 'people.title',
	fields: {
		firstName: { label: 'people.firstName' },
		lastName: { label: 'people.lastName' },
		email: { label: 'people.email' },
		role: { label: 'people.role', choices: { of: GUEST_ROLES, texts: 'people.roles' } },
		parts: { label: 'people.sees', choices: { of: GUEST_PARTS, texts: 'people.parts' } },
		days: { label: 'people.days', choices: { of: GUEST_DAYS, texts: 'people.for' } },
	},
};

/** Takes the forms that let a guest in and end a guest's right. */
export async function changePeople({ fields }: PostedForm, context: SlotContext): Promise<Answer> {
	const posted = new Map(fields);
	const typed = readForm(fields);
	if (posted.get('do') === 'end') return end(posted.get('guest') ?? '', typed, context);
	return invite(typed, context);
}
