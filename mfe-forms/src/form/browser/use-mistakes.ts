import type { FormDescription, FormFieldError, FormValues } from '@estate/shared-contract';
import { useEffect, useRef, useState } from 'react';
import { fieldId } from '../field-id.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { CAPTCHA_FIELDS } from '../submit/posted-values.ts';
import { findMistakes } from './find-mistakes.ts';
import { useErrorTitle } from './use-error-title.ts';
import type { FormState } from './use-form-state.ts';
import type { Steps } from './use-steps.ts';

export type Mistakes = ReturnType<typeof useMistakes>;

/** What keeps a form from being sent: shown with the focus on the summary, and taken back field by field while it is mended. */
export function useMistakes(form: FormDescription, data: FormSlotData, state: FormState, steps: Steps) {
	const summary = useRef<HTMLDivElement>(null);
	const [problem, setProblem] = useState(data.problem);
	const [retryAfter, setRetryAfter] = useState(data.retryAfter);
	const [failures, setFailures] = useState(0);
	const [isOneMore, setOneMore] = useState(false);
	const { errors } = state;
	useErrorTitle(errors.length > 0 || problem !== undefined);

	useEffect(() => {
		if (failures > 0) summary.current?.focus();
	}, [failures]);
	useEffect(() => {
		if (isOneMore) document.getElementById(fieldId(form, CAPTCHA_FIELDS.text))?.focus();
	}, [isOneMore, form]);

	return {
		summary,
		problem,
		retryAfter,
		/** The check against robots is all that is left: the first time that is a step, and no mistake */
		isOneMore: isOneMore && errors.length === 0 && problem === undefined,
		wasAskedOneMore: isOneMore,
		askOneMore() {
			state.setErrors([]);
			setProblem(undefined);
			setOneMore(true);
		},
		show(found: readonly FormFieldError[], trouble?: FormSlotData['problem'], wait?: number) {
			state.setErrors(found);
			setProblem(trouble);
			setRetryAfter(wait);
			if (found[0]) steps.showMistake(found[0].name);
			setFailures((count) => count + 1);
		},
		clear() {
			state.setErrors([]);
			setProblem(undefined);
		},
		/** Checks a field that was wrong again, with those that are compared with it or depend on it */
		async recheck(values: FormValues, name: string) {
			if (name === CAPTCHA_FIELDS.text) return state.setError(name, undefined);
			const group = form.fields.find((field) => field.name === name)?.together;
			const twins = form.fields.filter(
				({ sameAs, notBefore, notBelow, together, condition, requiredUnless }) =>
					[sameAs, notBefore, notBelow].includes(name) ||
					(together !== undefined && together === group) ||
					// What is asked of it may be another now.
					JSON.stringify([condition, requiredUnless]).includes(`"${name}"`),
			);
			const names = [name, ...twins.map((field) => field.name)];
			const known = names.filter((each) => errors.some((error) => error.name === each));
			if (known.length === 0) return;
			const found = await findMistakes(form, values);
			for (const each of known) state.setError(each, found.find((error) => error.name === each)?.code);
		},
	};
}
