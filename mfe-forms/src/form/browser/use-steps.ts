import { useHost } from '@estate/remote-kit';
import type { FormDescription } from '@estate/shared-contract';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormSlotData } from '../form-slot-data.ts';
import { firstStep, stepOf } from '../steps/form-steps.ts';

export type Steps = ReturnType<typeof useSteps>;

/** The step that is shown, a new object each time that something is to have the focus. */
interface Shown {
	step: number;
	/** Its heading, or a field; as soon as the step is shown, since what is hidden takes no focus */
	focus?: 'heading' | { id: string };
}

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
	const [shown, show] = useState<Shown>(() => ({ step: firstStep(form, data) }));
	const { step } = shown;
	const goTo = (next: number) => show({ step: next, focus: 'heading' });
	useLayoutEffect(() => {
		const { step, focus } = shown;
		if (focus === 'heading') {
			element.current?.querySelector<HTMLElement>(`[data-step="${step}"] h2`)?.focus({ preventScroll: true });
			element.current?.scrollIntoView({ block: 'start' });
		} else if (focus) document.getElementById(focus.id)?.focus();
	}, [shown, element]);

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
			if (where !== undefined && where < step) show({ step: where });
		},
		/** To a field that a message speaks of, in whichever step it stands */
		goToField(name: string, id: string) {
			show({ step: stepOf(form, name) ?? step, focus: { id } });
		},
	};
}
