import type { FormDescription, FormField } from '@estate/shared-contract';
import type { FormSlotData } from '../form-slot-data.ts';

/** Fields of each part of a form, in order; a form without steps has one part. */
export function fieldsBySteps({ steps, fields }: FormDescription): { step?: string; fields: FormField[] }[] {
	if (!steps) return [{ fields: [...fields] }];
	return steps.map((step) => ({ step, fields: fields.filter((field) => field.step === step) }));
}

/** Index of the step that shows all answers; undefined for a form without one. */
export const reviewStep = ({ steps = [], hasReview }: FormDescription): number | undefined =>
	hasReview ? steps.length - 1 : undefined;

/** Index of the step that a field stands in; undefined for what stands outside, such as the captcha. */
export function stepOf({ steps = [], fields }: FormDescription, name: string): number | undefined {
	const step = fields.find((field) => field.name === name)?.step;
	return step === undefined ? undefined : steps.indexOf(step);
}

/** The step to start with: that of the first mistake after a post without JavaScript, or of the answer to change; the last one where only a proof or a look lacks. */
export function firstStep(
	form: FormDescription,
	{
		errors: [mistake],
		captcha,
		isReview,
		change,
	}: Pick<FormSlotData, 'errors' | 'captcha' | 'isReview' | 'change'>,
): number {
	const last = (form.steps?.length ?? 1) - 1;
	if (mistake) return stepOf(form, mistake.name) ?? last;
	if (change !== undefined) return stepOf(form, change) ?? 0;
	return captcha || isReview ? last : 0;
}
