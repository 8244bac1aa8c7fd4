import type { SlotContext } from '@estate/remote-kit';
import {
	type ActionResult,
	type Captcha,
	type FormDescription,
	type PostedForm,
	REVIEW_FIELD,
} from '@estate/shared-contract';
import { findUnasked } from '@estate/shared-contract/schemas';
import { askedSubject } from '../../subject/asked-subject.ts';
import { thanksAddress } from '../../thanks/thanks-address.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { wordsOf } from '../form-words.ts';
import { formData } from '../load-form.ts';
import {
	CAPTCHA_FIELDS,
	CHANGE_BUTTON,
	HONEYPOT,
	postedCaptcha,
	postedValue,
	postedValues,
} from './posted-values.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';
import { submitForm } from './submit-form.ts';

type Refused = Exclude<SubmissionOutcome, { kind: 'sent' }>;
type Shown = Pick<FormSlotData, 'errors' | 'problem' | 'retryAfter' | 'captcha' | 'isReview' | 'change'>;

/** A challenge for a visitor without JavaScript; the form works on without one while the api is away. */
async function newCaptcha({ api, language }: SlotContext): Promise<Captcha | undefined> {
	return api.call('captcha', { query: { language } }).catch(() => undefined);
}

/** Is a challenge needed with the form that is shown again? */
const asksProof = ({ hasCaptcha }: FormDescription, { kind }: Refused, wasAnswered: boolean): boolean =>
	wasAnswered || kind === 'captcha' || (kind === 'review' && hasCaptcha === true);

/** What a form that was not sent says: mistakes, trouble, or the answers to look at. Never of a field that is not there. */
function shownOf(
	form: FormDescription,
	outcome: Refused,
	captcha: Captcha | undefined,
	wasAnswered: boolean,
): Shown {
	const review = form.hasReview && outcome.kind !== 'fields' ? { isReview: true as const } : {};
	const shown = { errors: [], ...(captcha ? { captcha } : {}), ...review };
	switch (outcome.kind) {
		case 'fields':
			return { ...shown, errors: outcome.errors };
		case 'problem':
			return { ...shown, problem: outcome.problem, retryAfter: outcome.retryAfter };
		case 'captcha':
			if (!captcha) return { ...shown, problem: 'no-check' };
			if (!wasAnswered || !captcha.picture) return shown;
			return { ...shown, errors: [{ name: CAPTCHA_FIELDS.text, code: 'captcha' }] };
		case 'review':
			return shown;
	}
}

/** The form again with what was typed, and what there is to say of it. */
async function showAgain(
	form: FormDescription,
	posted: PostedForm,
	context: SlotContext,
	{ shown, status }: { shown: Shown; status: number },
): Promise<ActionResult<FormSlotData>> {
	const { text } = context;
	const data = await formData(form, context, { values: postedValues(posted, form), ...shown });
	const words = wordsOf(form, data);
	const title = text(data.isPage ? words.title : words.label);
	const isWrong = shown.errors.length > 0 || shown.problem !== undefined;
	return {
		status,
		...(shown.retryAfter ? { retryAfter: shown.retryAfter } : {}),
		// Of a CMS page that cannot be read any more this is the only heading.
		heading: title,
		...(isWrong ? { head: { title: `${text('form.errorPrefix')} ${title}` } } : {}),
		data,
	};
}

/** Takes a posted form: to the thank-you page, or the form again with what was typed, what is wrong and the challenge. */
export async function formAction(
	form: FormDescription,
	posted: PostedForm,
	context: SlotContext,
): Promise<ActionResult<FormSlotData>> {
	const { language, location, api, href } = context;
	const change = postedValue(posted, CHANGE_BUTTON);
	if (form.hasReview && form.fields.some(({ name }) => name === change))
		return showAgain(form, posted, context, { shown: { errors: [], change }, status: 200 });
	const values = postedValues(posted, form);
	const unasked = findUnasked(form, values);
	if (unasked.length > 0)
		return showAgain(form, posted, context, { shown: { errors: unasked }, status: 422 });
	const answer = postedCaptcha(posted);
	const outcome = await submitForm(
		{
			form,
			values,
			honeypot: postedValue(posted, HONEYPOT),
			captcha: answer,
			reviewed: postedValue(posted, REVIEW_FIELD),
			language,
			page: location.pathname + location.search,
			about: askedSubject(form, location.search),
		},
		api,
	);
	if (outcome.kind === 'sent')
		return { redirect: { to: thanksAddress(href, outcome.receipt, values, outcome.slip) } };
	const wasAnswered = answer !== undefined;
	const captcha = asksProof(form, outcome, wasAnswered) ? await newCaptcha(context) : undefined;
	const shown = shownOf(form, outcome, captcha, wasAnswered);
	return showAgain(form, posted, context, {
		shown,
		status: shown.problem === 'no-check' ? 503 : outcome.status,
	});
}
