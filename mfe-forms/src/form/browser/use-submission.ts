import { useHost } from '@estate/remote-kit';
import {
	type Captcha,
	type CaptchaAnswer,
	type FormDescription,
	type FormFieldError,
	type FormValues,
	type PostedForm,
	REVIEW_FIELD,
} from '@estate/shared-contract';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { asAsked } from '../../subject/subject.ts';
import { thanksAddress } from '../../thanks/thanks-address.ts';
import type { Solving } from '../captcha/use-work.ts';
import { dropDraft } from '../draft/form-draft.ts';
import { postedForm } from '../draft/form-element.ts';
import { untilUploaded } from '../fields/until-uploaded.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { reviewStep, stepOf } from '../steps/form-steps.ts';
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

const captchaError = (code: 'captcha' | 'required'): FormFieldError => ({ name: CAPTCHA_FIELDS.text, code });

export interface SubmissionParts {
	element: RefObject<HTMLFormElement | null>;
	steps: Steps;
	mistakes: Mistakes;
	captcha: CaptchaState;
	/** The answers are other ones than those that were shown: these are shown now */
	onUnseen(values: FormValues): void;
	/** Somebody else took the visit time that was chosen */
	onSlotTaken(): Promise<void>;
}

/** Sends what the controls hold, about what the form is about. */
function usePost(form: FormDescription, { subject }: FormSlotData) {
	const host = useHost();
	return async (
		posted: PostedForm,
		values: FormValues,
		captcha: CaptchaAnswer | undefined,
	): Promise<SubmissionOutcome> => {
		const { submitForm } = await loadSubmission();
		const { pathname, search } = host.location;
		return submitForm(
			{
				form,
				values,
				honeypot: postedValue(posted, HONEYPOT),
				captcha,
				reviewed: postedValue(posted, REVIEW_FIELD),
				language: host.language,
				page: pathname + search,
				about: subject && asAsked(subject),
			},
			host.api,
		);
	};
}

/**
 * The proof of a challenge: what was typed, or work, which is waited for once it has begun; where no picture could be drawn
 * the browser works without being asked.
 */
async function proofOf(
	challenge: Captcha | undefined,
	posted: PostedForm,
	solving: Solving | undefined,
): Promise<CaptchaAnswer | undefined> {
	const answer = postedCaptcha(posted);
	if (challenge && challenge.challenge === solving?.challenge) {
		const nonce = await solving.nonce.catch(() => undefined);
		if (nonce !== undefined) return { challenge: challenge.challenge, nonce };
	}
	if (!challenge || challenge.picture || answer?.nonce) return answer;
	const { solveChallenge } = await import('../captcha/solve-challenge.ts');
	return { challenge: challenge.challenge, nonce: await solveChallenge(challenge) };
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
	const { element, steps, mistakes, captcha, onSlotTaken, onUnseen } = parts;
	const host = useHost();
	const post = usePost(form, data);
	const [isUnsent, setUnsent] = useState(false);

	async function refuse(outcome: Exclude<SubmissionOutcome, { kind: 'sent' }>, isProved: boolean) {
		if (outcome.kind === 'captcha') {
			const fresh = await captcha.renew();
			if (!fresh) return mistakes.show([], 'no-check');
			return isProved || mistakes.wasAskedOneMore
				? mistakes.show([captchaError('captcha')])
				: mistakes.askOneMore();
		}
		if (outcome.kind === 'fields') return mistakes.show(outcome.errors);
		if (outcome.kind === 'review') return showAnswers();
		mistakes.show([], outcome.problem, outcome.retryAfter);
		if (outcome.problem === 'slot-full') await onSlotTaken();
	}

	function showAnswers() {
		mistakes.clear();
		if (element.current) onUnseen(postedValues(postedForm(element.current), form));
		steps.goTo(steps.lastStep);
	}

	/** On to the next step, when nothing of this one is wrong. */
	async function advance(values: FormValues) {
		const found = (await findMistakes(form, values)).filter(({ name }) => stepOf(form, name) === steps.step);
		if (found.length > 0) return mistakes.show(found);
		mistakes.clear();
		// A browser may have filled fields in without a word.
		if (steps.step + 1 === reviewStep(form)) onUnseen(values);
		steps.goOn();
	}

	/** Without a connection nothing is asked for that cannot be had, such as a picture to copy. */
	async function holdBack(values: FormValues) {
		const found = await findMistakes(form, values);
		if (found.length > 0) return mistakes.show(found);
		mistakes.clear();
		setUnsent(true);
	}

	/** Says whether the page is about to be left. */
	async function send(posted: PostedForm): Promise<boolean> {
		const values = postedValues(posted, form);
		if (steps.step < steps.lastStep) return advance(values).then(() => false);
		if (!navigator.onLine) return holdBack(values).then(() => false);
		const challenge = captcha.challenge ?? (captcha.isAway ? await captcha.renew() : undefined);
		const proof = await proofOf(challenge, posted, captcha.solving.current);
		const isProved = Boolean(proof?.nonce || proof?.text);
		const lacksProof = challenge !== undefined && !isProved;
		const isMistake = lacksProof && mistakes.wasAskedOneMore;
		const found = [...(await findMistakes(form, values)), ...(isMistake ? [captchaError('required')] : [])];
		if (found.length > 0) {
			mistakes.show(found);
			return false;
		}
		if (lacksProof) {
			mistakes.askOneMore();
			return false;
		}
		if (isProved) await captcha.ripen();
		const outcome = await post(posted, values, proof);
		if (outcome.kind !== 'sent') return refuse(outcome, isProved).then(() => false);
		dropDraft(form, data);
		host.navigate(thanksAddress(host.href, outcome.receipt, values, outcome.slip));
		return true;
	}

	async function submit() {
		if (!element.current) return false;
		setUnsent(false);
		if (navigator.onLine) captcha.prepare();
		if (!(await untilUploaded(element.current))) return false;
		return send(postedForm(element.current));
	}

	const { sending, start } = useOneSending(submit, () =>
		navigator.onLine ? mistakes.show([], 'unreachable') : setUnsent(true),
	);
	return {
		sending,
		/** There was no connection when the button was pressed */
		isUnsent,
		onSubmit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			void start();
		},
	};
}
