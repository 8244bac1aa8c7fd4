import { useHost } from '@estate/remote-kit';
import type { FormDescription, FormFieldError, FormValues, PostedForm } from '@estate/shared-contract';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { thanksAddress } from '../../thanks/thanks-address.ts';
import { dropDraft } from '../draft/form-draft.ts';
import { postedForm } from '../draft/form-element.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { stepOf } from '../steps/form-steps.ts';
import {
	CAPTCHA_FIELDS,
	HONEYPOT,
	postedCaptcha,
	postedValue,
	postedValues,
} from '../submit/posted-values.ts';
import type { SubmissionOutcome } from '../submit/submission-outcome.ts';
import { findMistakes } from './find-mistakes.ts';
import { loadSubmission } from './load-submission.ts';
import type { CaptchaState } from './use-captcha.ts';
import type { Mistakes } from './use-mistakes.ts';
import type { Steps } from './use-steps.ts';

const captchaError: FormFieldError = { name: CAPTCHA_FIELDS.text, code: 'captcha' };

export interface SubmissionParts {
	element: RefObject<HTMLFormElement | null>;
	steps: Steps;
	mistakes: Mistakes;
	captcha: CaptchaState;
	/** Somebody else took the moment that was chosen */
	onSlotTaken(): Promise<void>;
}

/** Sends what the controls hold, about what the form is about. */
function usePost(form: FormDescription, { subject }: FormSlotData) {
	const host = useHost();
	return async (posted: PostedForm, values: FormValues): Promise<SubmissionOutcome> => {
		const { submitForm } = await loadSubmission();
		const { pathname, search } = host.location;
		return submitForm(
			{
				form,
				values,
				honeypot: postedValue(posted, HONEYPOT),
				captcha: postedCaptcha(posted),
				language: host.language,
				page: pathname + search,
				subjectId: subject?.id,
				unitId: subject?.unit?.id,
			},
			host.api,
		);
	};
}

/** Checks and sends a form, step by step, and once however often the button is pressed. */
export function useSubmission(form: FormDescription, data: FormSlotData, parts: SubmissionParts) {
	const { element, steps, mistakes, captcha, onSlotTaken } = parts;
	const host = useHost();
	const post = usePost(form, data);
	const isLocked = useRef(false);
	const [sending, setSending] = useState(false);

	async function refuse(outcome: Exclude<SubmissionOutcome, { kind: 'sent' }>) {
		if (outcome.kind === 'captcha') {
			await captcha.renew();
			return mistakes.show([captchaError]);
		}
		if (outcome.kind === 'fields') return mistakes.show(outcome.errors);
		mistakes.show([], outcome.problem);
		if (outcome.problem === 'slot-full') await onSlotTaken();
	}

	/** On to the next step, when nothing of this one is wrong. */
	async function advance(values: FormValues) {
		const found = (await findMistakes(form, values)).filter(({ name }) => stepOf(form, name) === steps.step);
		if (found.length > 0) return mistakes.show(found);
		mistakes.clear();
		steps.goOn();
	}

	/** Says whether the page is about to be left. */
	async function send(posted: PostedForm): Promise<boolean> {
		const values = postedValues(posted, form);
		if (steps.step < steps.lastStep) return advance(values).then(() => false);
		const proof = postedCaptcha(posted);
		const lacksProof = captcha.challenge && !proof?.nonce && !proof?.text;
		const found = [...(await findMistakes(form, values)), ...(lacksProof ? [captchaError] : [])];
		if (found.length > 0) {
			mistakes.show(found);
			return false;
		}
		const outcome = await post(posted, values);
		if (outcome.kind !== 'sent') return refuse(outcome).then(() => false);
		dropDraft(form, data.subject);
		host.navigate(thanksAddress(host.href, form.kind, outcome.reference));
		return true;
	}

	async function submit() {
		if (isLocked.current || !element.current) return;
		isLocked.current = true;
		setSending(true);
		captcha.prepare();
		try {
			// Stays locked then.
			if (await send(postedForm(element.current))) return;
		} catch {
			mistakes.show([], 'unreachable');
		}
		isLocked.current = false;
		setSending(false);
	}

	return {
		sending,
		onSubmit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			void submit();
		},
	};
}
