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
	/** Somebody else took the visit time that was chosen */
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

/** Runs one sending however often it is asked for. It stays locked once `send` says that the page is about to be left. */
function useOneSending(send: () => Promise<boolean>, onFailure: () => void) {
	const isLocked = useRef(false);
	const [sending, setSending] = useState(false);
	async function start() {
		if (isLocked.current) return;
		isLocked.current = true;
		setSending(true);
		try {
			if (await send()) return;
		} catch {
			onFailure();
		}
		isLocked.current = false;
		setSending(false);
	}
	return { sending, start };
}

/** Checks and sends a form, step by step. */
export function useSubmission(form: FormDescription, data: FormSlotData, parts: SubmissionParts) {
	const { element, steps, mistakes, captcha, onSlotTaken } = parts;
	const host = useHost();
	const post = usePost(form, data);

	async function refuse(outcome: Exclude<SubmissionOutcome, { kind: 'sent' }>, isProved: boolean) {
		if (outcome.kind === 'captcha') {
			await captcha.renew();
			return isProved || mistakes.wasAskedOneMore ? mistakes.show([captchaError]) : mistakes.askOneMore();
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
		const isProved = Boolean(proof?.nonce || proof?.text);
		const lacksProof = captcha.challenge !== undefined && !isProved;
		const isMistake = lacksProof && mistakes.wasAskedOneMore;
		const found = [...(await findMistakes(form, values)), ...(isMistake ? [captchaError] : [])];
		if (found.length > 0) {
			mistakes.show(found);
			return false;
		}
		if (lacksProof) {
			mistakes.askOneMore();
			return false;
		}
		const outcome = await post(posted, values);
		if (outcome.kind !== 'sent') return refuse(outcome, isProved).then(() => false);
		dropDraft(form, data.subject);
		host.navigate(thanksAddress(host.href, outcome.receipt));
		return true;
	}

	async function submit() {
		if (!element.current) return false;
		captcha.prepare();
		return send(postedForm(element.current));
	}

	const { sending, start } = useOneSending(submit, () => mistakes.show([], 'unreachable'));
	return {
		sending,
		onSubmit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			void start();
		},
	};
}
