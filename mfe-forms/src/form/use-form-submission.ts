import type { PostedForm } from '@estate/shared-contract';
import { formatPhone } from '@estate/shared-i18n';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { fillEmptyFields, postedForm } from './form-element.ts';
import type { FormDescription, FormFieldError, FormValues } from './form-field.ts';
import { postedValues } from './posted-values.ts';
import type { SubmissionOutcome, SubmissionProblem } from './submission-outcome.ts';

export interface FormSubmission {
	form: FormDescription;
	/** As the server gave it: errors of a post without JavaScript */
	initial: { errors: readonly FormFieldError[]; problem?: SubmissionProblem | undefined };
	/** What is wrong with these values, without sending them */
	check(values: FormValues): Promise<readonly FormFieldError[]>;
	send(form: PostedForm, values: FormValues): Promise<SubmissionOutcome>;
	onSent(reference: string): void;
}

/**
 * A form's life in the browser: keeps a draft, checks on submit and from then on the fields in error while they are
 * mended, sends once however often the button is pressed, and brings the focus to what went wrong.
 */
export function useFormSubmission({ form, initial, check, send, onSent }: FormSubmission) {
	const element = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const isSending = useRef(false);
	const [sending, setSending] = useState(false);
	const [errors, setErrors] = useState(initial.errors);
	const [problem, setProblem] = useState(initial.problem);
	const [failures, setFailures] = useState(0);

	useEffect(() => {
		if (element.current) fillEmptyFields(element.current, readDraft(form));
	}, [form]);

	useEffect(() => {
		if (failures > 0) summary.current?.focus();
	}, [failures]);

	const valuesOf = (target: HTMLFormElement) => postedValues(postedForm(target), form.fields);

	async function recheck(target: HTMLFormElement, name: string) {
		if (!errors.some((error) => error.name === name)) return;
		const found = (await check(valuesOf(target))).find((error) => error.name === name);
		setErrors((known) => known.flatMap((error) => (error.name === name ? (found ? [found] : []) : [error])));
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isSending.current) return;
		isSending.current = true;
		setSending(true);
		const posted = postedForm(event.currentTarget);
		const outcome = await send(posted, postedValues(posted, form.fields)).catch(
			(): SubmissionOutcome => ({ kind: 'problem', status: 503, problem: 'unreachable' }),
		);
		if (outcome.kind === 'sent') {
			// Stays locked: the page is about to be left.
			dropDraft(form);
			onSent(outcome.reference);
			return;
		}
		setErrors(outcome.kind === 'fields' ? outcome.errors : []);
		setProblem(outcome.kind === 'problem' ? outcome.problem : undefined);
		setFailures((count) => count + 1);
		isSending.current = false;
		setSending(false);
	}

	return {
		element,
		summary,
		sending,
		errors,
		problem,
		onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
		onInput(event: FormEvent<HTMLFormElement>) {
			keepDraft(form, valuesOf(event.currentTarget));
			const { name } = event.target as HTMLInputElement;
			void recheck(event.currentTarget, name);
		},
		/** Phone numbers are grouped when the field is left, never while typing (decisions 32) */
		onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
			const control = target as Element;
			if (!(control instanceof HTMLInputElement) || control.type !== 'tel') return;
			control.value = formatPhone(control.value);
			keepDraft(form, valuesOf(currentTarget));
		},
	};
}
