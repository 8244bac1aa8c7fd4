import { useHost } from '@estate/remote-kit';
import type { FormDescription } from '@estate/shared-contract';
import { formatPhone } from '@estate/shared-i18n';
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { dropDraft, isLong, keepDraft, readDraft } from '../draft/form-draft.ts';
import { fillUntouchedFields, postedForm } from '../draft/form-element.ts';
import { groupedPrice } from '../fields/grouped-price.ts';
import type { FormSlotData } from '../form-slot-data.ts';
import { postedValues } from '../submit/posted-values.ts';
import { loadSubmission } from './load-submission.ts';
import type { CaptchaState } from './use-captcha.ts';
import type { FormState } from './use-form-state.ts';
import type { Mistakes } from './use-mistakes.ts';

/**
 * Is it a field? The check against robots comes with the first one that is touched. It stands below the fields and above
 * the links and buttons: where one of those has the focus or is pressed, nothing may come in between and move it away.
 */
const isField = (element: Element | null) => element?.matches('input, select, textarea') === true;

export interface TypingParts {
	element: RefObject<HTMLFormElement | null>;
	state: FormState;
	captcha: CaptchaState;
	mistakes: Mistakes;
}

/** Follows the controls of a form as soon as the script is there, and keeps a draft of what they hold. */
export function useTyping(form: FormDescription, data: FormSlotData, parts: TypingParts) {
	const { element, state, captcha, mistakes } = parts;
	const { language } = useHost();
	const [isAlive, setAlive] = useState(false);
	const [hasDraft, setHasDraft] = useState(false);

	function readValues() {
		const values = element.current ? postedValues(postedForm(element.current), form) : data.values;
		state.setValues(values);
		return values;
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the markup comes alive
	useEffect(() => {
		if (element.current) {
			const draft = readDraft(form, data);
			fillUntouchedFields(element.current, form, draft);
			setHasDraft(isLong(form) && Object.values(draft).some(({ length }) => length > 0));
		}
		readValues();
		setAlive(true);
		// Somebody was faster than the script.
		if (element.current?.contains(document.activeElement) && isField(document.activeElement))
			captcha.prepare();
	}, []);

	return {
		isAlive,
		hasDraft,
		startAgain() {
			dropDraft(form, data);
			element.current?.reset();
			setHasDraft(false);
			readValues();
		},
		onUploaded() {
			const values = readValues();
			for (const { name, kind } of form.fields)
				if (kind === 'file' && values[name]) state.setError(name, undefined);
		},
		onInput(event: FormEvent<HTMLFormElement>) {
			captcha.prepare();
			const values = readValues();
			keepDraft(form, data, values);
			void mistakes.recheck(values, (event.target as HTMLInputElement).name).catch(() => {});
		},
		onFocus({ target }: FocusEvent<HTMLFormElement>) {
			if (isField(target)) captcha.prepare();
			void loadSubmission().catch(() => {});
		},
		/** Phone numbers and prices are grouped when the field is left, never while typing (decisions 32) */
		onBlur({ target }: FocusEvent<HTMLFormElement>) {
			const control = target as Element;
			if (!(control instanceof HTMLInputElement)) return;
			const isPrice = form.fields.some((field) => field.isPrice && field.name === control.name);
			if (control.type !== 'tel' && !isPrice) return;
			control.value = isPrice ? groupedPrice(control.value, language) : formatPhone(control.value);
			keepDraft(form, data, readValues());
		},
	};
}
