import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, type PostedForm, REFUSED_FILE } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { type CallProblem, callProblem, STATUS } from '../../fields/call-problem.ts';
import { errorHead } from '../../fields/error-head.ts';
import { isSignedOut } from '../for-owner.ts';
import { loginAddress } from '../login-address.ts';

/** A form that could not be taken, while its page could not be shown either: to be sent again. */
export interface KeptForm {
	/** All that was posted, as it came: names and values */
	posted: PostedForm['fields'];
	/** What of it somebody filled in, in words */
	typed: readonly { label: string; value: string }[];
	/** Of its page: where it is sent */
	pathname: string;
	problem: 'signed-out' | Exclude<CallProblem, 'guest'>;
	/** Where the session ended: its owner logs in beside it first */
	loginHref?: string;
}

/** How a field of a form reads. */
export interface KeptField {
	/** Text of its label */
	label: string;
	kind?: 'day' | 'time' | 'file';
	/** Where it is one of a list: the values, and the text of each behind a prefix */
	choices?: { of: readonly (string | number)[]; texts: string };
}

export interface KeptFields {
	/** Text of the page's heading */
	title: string;
	/** Fields that people fill in, by name, in their order */
	fields: Readonly<Record<string, KeptField>>;
}

type Act<Data> = (form: PostedForm, context: SlotContext) => Promise<ActionResult<Data>>;

function valueIn({ kind, choices }: KeptField, value: string, { text, language }: SlotContext): string {
	if (kind === 'file') return value === REFUSED_FILE ? '' : text('messages.file.kept');
	if (choices)
		return choices.of.some((each) => String(each) === value) ? text(`${choices.texts}.${value}`) : '';
	if (kind === 'day') return formatDate(value, language);
	if (kind === 'time') return value.replace('T', ' ');
	return value.trim();
}

function typedIn(
	fields: KeptFields['fields'],
	posted: PostedForm['fields'],
	context: SlotContext,
): KeptForm['typed'] {
	return Object.entries(fields).flatMap(([name, field]) => {
		const values = posted.flatMap(([each, value]) =>
			each === name && value !== '' ? [valueIn(field, value, context)] : [],
		);
		const value = values.filter(Boolean).join(', ');
		return value ? [{ label: context.text(field.label), value }] : [];
	});
}

/** Why a form could not be taken, and its page not be read either; undefined: nothing of that kind. */
function problemOf(error: unknown): KeptForm['problem'] | undefined {
	if (isSignedOut(error)) return 'signed-out';
	const problem = callProblem(error)?.problem;
	return problem === 'guest' ? undefined : problem;
}

/**
 * An action of the portal that loses nothing: where the session ended while somebody filled a form in, or the api is away
 * and its page cannot be shown, the page that comes has all of it, to be sent again. A form in which nobody typed leads
 * to the log-in page, as every page does.
 */
export function keepForm<Data>(act: Act<Data>, { title, fields }: KeptFields): Act<Data | KeptForm> {
	return async (form, context) => {
		const { href, location } = context;
		const { pathname } = location;
		const loginHref = loginAddress(href, { pathname });
		const typed = typedIn(fields, form.fields, context);
		let problem: KeptForm['problem'] = 'signed-out';
		try {
			const answer = await act(form, context);
			if (!('redirect' in answer && answer.redirect.to.startsWith(`${href('owner-portal.login')}?`)))
				return answer;
		} catch (error) {
			const found = problemOf(error);
			if (!found || (found !== 'signed-out' && typed.length === 0)) throw error;
			problem = found;
		}
		if (typed.length === 0) return { redirect: { to: loginHref } };
		const posted = form.fields.filter(([, value]) => value !== REFUSED_FILE);
		return {
			status: problem === 'signed-out' ? 401 : STATUS[problem],
			data: { posted, typed, pathname, problem, ...(problem === 'signed-out' ? { loginHref } : {}) },
			heading: context.text(title),
			...errorHead(context, title),
		};
	};
}
