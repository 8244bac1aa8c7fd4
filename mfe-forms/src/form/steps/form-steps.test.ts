import { FORMS } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import { fieldsBySteps, firstStep, stepOf } from './form-steps.ts';

const offer = FORMS['purchase-offer'];
const captcha = { challenge: 'c', picture: '', zeroBits: 4 };
const wrong = (name: string) => ({ errors: [{ name, code: 'required' as const }] });

test('every field of a form stands in one of its steps', () => {
	for (const form of Object.values(FORMS))
		expect(fieldsBySteps(form).flatMap(({ fields }) => fields)).toHaveLength(form.fields.length);
});

test('what stands outside the steps has none', () => {
	expect(stepOf(offer, 'firstName')).toBe(1);
	expect(stepOf(offer, 'captcha')).toBeUndefined();
});

test.each([
	[{ errors: [] }, 0],
	[wrong('amount'), 0],
	[wrong('firstName'), 1],
	[wrong('captcha'), 2],
	[{ errors: [], captcha }, 2],
	[{ errors: [], isReview: true as const }, 2],
	[{ errors: [], change: 'firstName' }, 1],
])('after %j the form starts with step %i', (data, step) => {
	expect(firstStep(offer, data)).toBe(step);
});

test('a form without steps has one', () => {
	expect(firstStep(FORMS['contact-me'], { errors: [], captcha })).toBe(0);
});
