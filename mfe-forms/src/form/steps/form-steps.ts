import type { FormDescription, FormField } from '@estate/shared-contract';
import type { FormSlotData } from '../form-slot-data.ts';

/** Fields of each part of a form, in order; a form without steps has one part. */
export function fieldsBySteps({ steps, fields }: FormDescription): { step?: string; fields: FormField[] }[] {
	if (!steps) return [{ fields: [...fields] }];
	return steps.map((step) => ({ step, fields: fields.filter((field) => field.step === step) }));
}

/** Index of the step that a field stands in; undefined for what stands outside, such as the captcha. */
export function stepOf({ steps = [], fields }: FormDescription, name: string): number | undefined {
	const step = fields.find((field) => field.name === name)?.step;
	return step === undefined ? undefined : steps.indexOf(step);
}

/** The step to start with: that of the first mistake after a post without JavaScript, the last one where only a proof lacks. */
export function firstStep(
	form: FormDescription,
	{ errors: [mistake], captcha }: Pick<FormSlotData, 'errors' | 'captcha'>,
): number {
	const last = (form.steps?.length ?? 1) - 1;
	if (mistake) return stepOf(form, mistake.name) ?? last;
	return captcha ? last : 0;
}
