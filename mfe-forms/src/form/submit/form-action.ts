import type { SlotContext } from '@estate/remote-kit';
import type {
	ActionResult,
	Captcha,
	FormDescription,
	FormFieldError,
	PostedForm,
} from '@estate/shared-contract';
import { subjectIdOf, unitIdOf } from '../../subject/subject.ts';
import { thanksAddress } from '../../thanks/thanks-address.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { formData } from '../load-form.ts';
import { CAPTCHA_FIELDS, HONEYPOT, postedCaptcha, postedValue, postedValues } from './posted-values.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';
import { submitForm } from './submit-form.ts';

type Refused = Exclude<SubmissionOutcome, { kind: 'sent' }>;

/** A challenge for a visitor without JavaScript; the form works on without one while the api is away. */
async function newCaptcha({ api, language }: SlotContext): Promise<Captcha | undefined> {
	return api.call('captcha', { query: { language } }).catch(() => undefined);
}

function errorsOf(outcome: Refused, wasAnswered: boolean): readonly FormFieldError[] {
	if (outcome.kind === 'fields') return outcome.errors;
	return outcome.kind === 'captcha' && wasAnswered ? [{ name: CAPTCHA_FIELDS.text, code: 'captcha' }] : [];
}

/** Takes a posted form: to the thank-you page, or the form again with what was typed, what is wrong and the challenge. */
export async function formAction(
	form: FormDescription,
	posted: PostedForm,
	context: SlotContext,
): Promise<ActionResult<FormSlotData>> {
	const { language, location, api, href, text } = context;
	const values = postedValues(posted, form);
	const answer = postedCaptcha(posted);
	const outcome = await submitForm(
		{
			form,
			values,
			honeypot: postedValue(posted, HONEYPOT),
			captcha: answer,
			language,
			page: location.pathname + location.search,
			subjectId: subjectIdOf(form, location.search),
			unitId: unitIdOf(form, location.search),
		},
		api,
	);
	if (outcome.kind === 'sent') return { redirect: { to: thanksAddress(href, outcome.receipt) } };
	const captcha = answer || outcome.kind === 'captcha' ? await newCaptcha(context) : undefined;
	const errors = errorsOf(outcome, answer !== undefined);
	const data = await formData(form, context, {
		values,
		errors,
		...(outcome.kind === 'problem' ? { problem: outcome.problem } : {}),
		...(captcha ? { captcha } : {}),
	});
	const title = text(data.isPage ? `forms.${form.name}.title` : `forms.${form.name}.label`);
	const isWrong = errors.length > 0 || outcome.kind === 'problem';
	return {
		status: outcome.status,
		...(outcome.kind === 'problem' && outcome.retryAfter ? { retryAfter: outcome.retryAfter } : {}),
		// Of a CMS page that cannot be read any more this is the only heading.
		heading: title,
		...(isWrong ? { head: { title: `${text('form.errorPrefix')} ${title}` } } : {}),
		data,
	};
}
