import { useHost } from '@estate/remote-kit';
import type { FormDescription } from '@estate/shared-contract';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormSlotData } from '../form-slot-data.ts';
import { firstStep, stepOf } from '../steps/form-steps.ts';

export type Steps = ReturnType<typeof useSteps>;

/** Has the visitor's Back go to the step before, as the form's own button does; a shell that cannot leaves the page. */
function useBack(isLater: boolean, goBack: () => void): void {
	const host = useHost();
	const latest = useRef(goBack);
	// With the step that is on the screen, since Back may come at once.
	useLayoutEffect(() => {
		latest.current = goBack;
	});
	useEffect(() => (isLater ? host.onBack?.(() => latest.current()) : undefined), [host, isLater]);
}

/** Which part of a form is shown. */
export function useSteps(
	form: FormDescription,
	data: FormSlotData,
	element: RefObject<HTMLFormElement | null>,
) {
	const [step, setStep] = useState(() => firstStep(form, data));

	function goTo(next: number) {
		setStep(next);
		requestAnimationFrame(() => {
			const heading = element.current?.querySelector<HTMLElement>(`[data-step="${next}"] h2`);
			heading?.focus({ preventScroll: true });
			element.current?.scrollIntoView({ block: 'start' });
		});
	}

	const goBack = () => goTo(step - 1);
	useBack(step > 0, goBack);

	return {
		step,
		goTo,
		lastStep: (form.steps?.length ?? 1) - 1,
		goOn: () => goTo(step + 1),
		goBack,
		/** Back to where a field stands that is passed already */
		showMistake(name: string) {
			const where = stepOf(form, name);
			if (where !== undefined && where < step) setStep(where);
		},
		/** To a field that a message speaks of, in whichever step it stands */
		goToField(name: string, id: string) {
			const where = stepOf(form, name);
			if (where !== undefined) setStep(where);
			requestAnimationFrame(() => document.getElementById(id)?.focus());
		},
	};
}
