import {
	type CaptchaAnswer,
	type FormDescription,
	type FormValues,
	holdsSeveral,
	type PostedForm,
} from '@estate/shared-contract';

/** Field that people never see and leave empty; what a machine writes into it goes to the api with the request. */
export const HONEYPOT = 'homepage';

/** Name of the button that leads from the page with all answers back to one: its value is the name of the field. */
export const CHANGE_BUTTON = 'change';

/** Names of the fields in which the proof travels that a person fills the form in. */
export const CAPTCHA_FIELDS = {
	challenge: 'captchaChallenge',
	text: 'captcha',
	nonce: 'captchaNonce',
} as const;

/** The values of a form's own fields; anything else that was posted is dropped. Of a single field given twice the last counts. */
export function postedValues({ fields: posted }: PostedForm, { fields }: FormDescription): FormValues {
	return Object.fromEntries(
		fields.flatMap((field) => {
			const values = posted.filter(([name]) => name === field.name).map(([, value]) => value);
			if (values.length === 0) return [];
			return [[field.name, holdsSeveral(field) ? values.filter(Boolean) : (values.at(-1) ?? '')]];
		}),
	);
}

/** The value of a hidden field such as the honeypot; '' when it was not posted. */
export function postedValue({ fields }: PostedForm, name: string): string {
	return fields.find(([each]) => each === name)?.[1] ?? '';
}

/** The proof that was posted with a form; undefined when the form held no challenge. */
export function postedCaptcha(form: PostedForm): CaptchaAnswer | undefined {
	const challenge = postedValue(form, CAPTCHA_FIELDS.challenge);
	if (!challenge) return undefined;
	const text = postedValue(form, CAPTCHA_FIELDS.text).trim();
	const nonce = postedValue(form, CAPTCHA_FIELDS.nonce);
	return { challenge, ...(nonce ? { nonce } : text ? { text } : {}) };
}
