import { useHost } from '@estate/remote-kit';
import type { FormDescription, VisitSlot } from '@estate/shared-contract';
import { useRef, useState } from 'react';
import { loadVisitSlots } from '../field-options.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { useCaptcha } from './use-captcha.ts';
import { useFormState } from './use-form-state.ts';
import { useMistakes } from './use-mistakes.ts';
import { useSteps } from './use-steps.ts';
import { useSubmission } from './use-submission.ts';
import { useTyping } from './use-typing.ts';

export type LiveForm = ReturnType<typeof useForm>;

/** A form's life in the browser. */
export function useForm(form: FormDescription, data: FormSlotData) {
	const host = useHost();
	const element = useRef<HTMLFormElement>(null);
	const [slots, setSlots] = useState<readonly VisitSlot[]>(data.slots);
	const state = useFormState(form, data);
	// Of a form that asks for it only now and then, the api says when.
	const captcha = useCaptcha(form.hasCaptcha === true, data.captcha);
	const steps = useSteps(form, data, element);
	const mistakes = useMistakes(form, data, state, steps);
	const typing = useTyping(form, data, { element, state, captcha, mistakes });
	const submission = useSubmission(form, data, {
		element,
		steps,
		mistakes,
		captcha,
		onUnseen: state.setValues,
		async onSlotTaken() {
			if (data.subject) setSlots(await loadVisitSlots(data.subject, host));
		},
	});
	const { step, lastStep, goBack, goToField } = steps;
	return {
		element,
		summary: mistakes.summary,
		isAlive: typing.isAlive,
		sending: submission.sending,
		isUnsent: submission.isUnsent,
		errors: state.errors,
		problem: mistakes.problem,
		retryAfter: mistakes.retryAfter,
		isOneMore: mistakes.isOneMore,
		values: state.values,
		slots,
		captcha,
		step,
		lastStep,
		goBack,
		goToField,
		onUploaded: typing.onUploaded,
		/** What was typed before, on another day or in another tab, stands in the fields */
		hasDraft: typing.hasDraft,
		startAgain() {
			typing.startAgain();
			mistakes.clear();
			steps.goTo(0);
		},
		/** Of the form element */
		handlers: {
			onSubmit: submission.onSubmit,
			onInput: typing.onInput,
			onBlur: typing.onBlur,
			onFocus: typing.onFocus,
		},
	};
}
