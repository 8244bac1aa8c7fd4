import { useHost } from '@estate/remote-kit';
import type { FormDescription, FormFieldError, FormValues, VisitSlot } from '@estate/shared-contract';
import { formatPhone } from '@estate/shared-i18n';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { thanksAddress } from '../../thanks/thanks-address.ts';
import { dropDraft, keepDraft, readDraft } from '../draft/form-draft.ts';
import { fillUntouchedFields, postedForm } from '../draft/form-element.ts';
import { loadVisitSlots } from '../field-options.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { firstStep, stepOf } from '../steps/form-steps.ts';
import {
	CAPTCHA_FIELDS,
	HONEYPOT,
	postedCaptcha,
	postedValue,
	postedValues,
} from '../submit/posted-values.ts';
import type { SubmissionOutcome } from '../submit/submission-outcome.ts';
import { useCaptcha } from './use-captcha.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useFormState } from './use-form-state.ts';

// The schema library comes when the form is used, not with the page.
const submitting = () => import('../submit/submission.ts');

/**
 * Is it a field? The check against robots comes with the first one that is touched. It stands below the fields and above
 * the links and buttons: where one of those has the focus or is pressed, nothing may come in between and move it away.
 */
const isField = (element: Element | null) => element?.matches('input, select, textarea') === true;

const captchaError: FormFieldError = { name: CAPTCHA_FIELDS.text, code: 'captcha' };

/**
 * A form's life in the browser: keeps a draft, checks on submit and from then on the fields in error while they are
 * mended, goes step by step, sends once however often the button is pressed, and brings the focus to what went wrong.
 */
export function useForm(form: FormDescription, data: FormSlotData) {
	const host = useHost();
	const element = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const isSending = useRef(false);
	const [isAlive, setAlive] = useState(false);
	const [sending, setSending] = useState(false);
	const [problem, setProblem] = useState(data.problem);
	const [failures, setFailures] = useState(0);
	const [step, setStep] = useState(() => firstStep(form, data));
	const [slots, setSlots] = useState<readonly VisitSlot[]>(data.slots);
	const state = useFormState(form, data);
	const captcha = useCaptcha(form.hasCaptcha === true, data.captcha);
	const { errors } = state;
	const lastStep = (form.steps?.length ?? 1) - 1;
	useErrorTitle(errors.length > 0 || problem !== undefined);

	const readValues = () => (element.current ? postedValues(postedForm(element.current), form) : data.values);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the markup comes alive
	useEffect(() => {
		if (element.current) fillUntouchedFields(element.current, form, readDraft(form, data.subject));
		state.setValues(readValues());
		setAlive(true);
		// Somebody was faster than the script.
		if (element.current?.contains(document.activeElement) && isField(document.activeElement))
			captcha.prepare();
	}, []);

	useEffect(() => {
		if (failures > 0) summary.current?.focus();
	}, [failures]);

	async function check(values: FormValues): Promise<readonly FormFieldError[]> {
		const { checkForm, belgianDay } = await submitting();
		const result = checkForm(form, values, belgianDay(new Date()));
		return result.ok ? [] : result.errors;
	}

	async function recheck(values: FormValues, name: string) {
		if (name === CAPTCHA_FIELDS.text) return state.setError(name, undefined);
		const twins = form.fields.filter(({ sameAs, notBefore, notBelow }) =>
			[sameAs, notBefore, notBelow].includes(name),
		);
		const names = [name, ...twins.map((field) => field.name)];
		const known = names.filter((each) => errors.some((error) => error.name === each));
		if (known.length === 0) return;
		const found = await check(values);
		for (const each of known) state.setError(each, found.find((error) => error.name === each)?.code);
	}

	function show(found: readonly FormFieldError[], trouble?: FormSlotData['problem']) {
		state.setErrors(found);
		setProblem(trouble);
		const first = found[0] && stepOf(form, found[0].name);
		if (first !== undefined && first < step) setStep(first);
		setFailures((count) => count + 1);
	}

	async function refuse(outcome: Exclude<SubmissionOutcome, { kind: 'sent' }>) {
		if (outcome.kind === 'captcha') {
			await captcha.renew();
			return show([captchaError]);
		}
		if (outcome.kind === 'fields') return show(outcome.errors);
		show([], outcome.problem);
		if (outcome.problem === 'slot-full' && data.subject)
			setSlots(await loadVisitSlots(data.subject.id, host));
	}

	/** On to the next step, when nothing of this one is wrong. */
	async function advance(values: FormValues) {
		const found = (await check(values)).filter(({ name }) => stepOf(form, name) === step);
		if (found.length > 0) return show(found);
		state.setErrors([]);
		setProblem(undefined);
		goTo(step + 1);
	}

	async function send() {
		if (!element.current) return;
		const posted = postedForm(element.current);
		const values = postedValues(posted, form);
		if (step < lastStep) return advance(values);
		const proof = postedCaptcha(posted);
		const found = await check(values);
		const missing = captcha.challenge && !proof?.nonce && !proof?.text ? [captchaError] : [];
		if (found.length + missing.length > 0) return show([...found, ...missing]);
		const { submitForm } = await submitting();
		const { pathname, search } = host.location;
		const outcome = await submitForm(
			{
				form,
				values,
				honeypot: postedValue(posted, HONEYPOT),
				captcha: proof,
				language: host.language,
				page: pathname + search,
				subjectId: data.subject?.id,
				unitId: data.subject?.unit?.id,
			},
			host.api,
		);
		if (outcome.kind !== 'sent') return refuse(outcome);
		dropDraft(form, data.subject);
		host.navigate(thanksAddress(host.href, form.kind, outcome.reference));
		return 'left' as const;
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isSending.current) return;
		isSending.current = true;
		setSending(true);
		captcha.prepare();
		try {
			// Stays locked when the page is about to be left.
			if ((await send()) === 'left') return;
		} catch {
			show([], 'unreachable');
		}
		isSending.current = false;
		setSending(false);
	}

	function goTo(next: number) {
		setStep(next);
		requestAnimationFrame(() => {
			const heading = element.current?.querySelector<HTMLElement>(`[data-step="${next}"] h2`);
			heading?.focus({ preventScroll: true });
			element.current?.scrollIntoView({ block: 'start' });
		});
	}

	return {
		element,
		summary,
		isAlive,
		sending,
		errors,
		problem,
		values: state.values,
		slots,
		captcha,
		step,
		lastStep,
		goBack: () => goTo(step - 1),
		/** To a field that a message speaks of, in whichever step it stands */
		goToField(name: string, id: string) {
			const where = stepOf(form, name);
			if (where !== undefined) setStep(where);
			requestAnimationFrame(() => document.getElementById(id)?.focus());
		},
		onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
		onInput(event: FormEvent<HTMLFormElement>) {
			captcha.prepare();
			const values = readValues();
			state.setValues(values);
			keepDraft(form, data.subject, values);
			void recheck(values, (event.target as HTMLInputElement).name).catch(() => {});
		},
		onUploaded() {
			const values = readValues();
			state.setValues(values);
			for (const { name, kind } of form.fields)
				if (kind === 'file' && values[name]) state.setError(name, undefined);
		},
		onFocus({ target }: FocusEvent<HTMLFormElement>) {
			if (isField(target)) captcha.prepare();
			void submitting().catch(() => {});
		},
		/** Phone numbers are grouped when the field is left, never while typing (decisions 32) */
		onBlur({ target }: FocusEvent<HTMLFormElement>) {
			const control = target as Element;
			if (!(control instanceof HTMLInputElement) || control.type !== 'tel') return;
			control.value = formatPhone(control.value);
			const values = readValues();
			state.setValues(values);
			keepDraft(form, data.subject, values);
		},
	};
}
