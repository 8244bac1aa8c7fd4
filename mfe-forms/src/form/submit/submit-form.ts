import {
	type ApiClient,
	belgianMinute,
	type CaptchaAnswer,
	type FormDescription,
	type FormValues,
	type Language,
	reviewMark,
} from '@estate/shared-contract';
import { checkForm, isAsked, suggestEmail } from '@estate/shared-contract/schemas';
import type { AskedSubject } from '../../subject/asked-subject.ts';
import { outcomeOfError } from './outcome-of-error.ts';
import { submissionKey } from './submission-key.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';

export interface FormSubmission {
	form: FormDescription;
	values: FormValues;
	/** What stood in the honeypot; the api decides what to do about it */
	honeypot: string;
	captcha?: CaptchaAnswer | undefined;
	/** Mark of the answers that were shown before */
	reviewed?: string | undefined;
	language: Language;
	/** Address of the page, path and query */
	page: string;
	about?: AskedSubject | undefined;
}

/** Milliseconds that an answer may take: the api writes and checks a file */
const TIMEOUT_MS = 15_000;

/** What is asked and filled in. */
function givenValues({ fields }: FormDescription, values: FormValues): Record<string, string | string[]> {
	const given = fields.flatMap((field) => {
		const value = values[field.name];
		if (value === undefined || value.length === 0 || !isAsked(field, values)) return [];
		return [[field.name, typeof value === 'string' ? value : [...value]] as const];
	});
	return Object.fromEntries(given);
}

/** Where a mail to the visitor may go astray: the domain alone, which says nothing of the person. */
function slipOf({ email }: Record<string, string | string[]>): { slip?: string } {
	if (typeof email !== 'string' || !suggestEmail(email)) return {};
	return {
		slip: email
			.slice(email.lastIndexOf('@') + 1)
			.trim()
			.toLowerCase(),
	};
}

/** Checks and sends a form: the one way, for the server without JavaScript and for the browser with it. */
export async function submitForm(
	{ form, values, honeypot, captcha, reviewed, language, page, about }: FormSubmission,
	api: ApiClient,
	now = new Date(),
): Promise<SubmissionOutcome> {
	const check = checkForm(form, values, belgianMinute(now));
	if (!check.ok) return { kind: 'fields', status: 422, errors: check.errors };
	if (form.hasReview && reviewed !== reviewMark(form, values)) return { kind: 'review', status: 200 };
	const given = givenValues(form, values);
	const body = {
		idempotencyKey: await submissionKey(
			form,
			{ ...given, about: [about?.kind, about?.id, about?.unitId].join(' ') },
			now,
		),
		language,
		page,
		honeypot,
		values: given,
		...(captcha ? { captcha } : {}),
		...(form.hasReview && reviewed ? { reviewed } : {}),
		...(about ? { subjectId: about.id } : {}),
		// An older api knows a form's usual kind alone.
		...(about && about.kind !== form.subjects?.[0] ? { subjectKind: about.kind } : {}),
		...(about?.unitId === undefined ? {} : { unitId: about.unitId }),
	};
	try {
		const receipt = await api.call(
			'sendRequest',
			{ params: { kind: form.kind }, body },
			{ timeout: TIMEOUT_MS },
		);
		return { kind: 'sent', receipt, ...slipOf(given) };
	} catch (error) {
		return outcomeOfError(form, error);
	}
}
