import { renderSlot } from '@estate/remote-kit/testing';
import {
	type FieldErrorCode,
	FORMS,
	type FormField,
	type Language,
	REQUEST_KINDS,
	type RequestKind,
} from '@estate/shared-contract';
import { fieldErrorText, type Text } from '@estate/shared-ui';
import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { brokenForm, type Round, rounds } from '../testing/broken-rules.ts';
import { filled, posted, type Values } from '../testing/filled-form.ts';
import { FORM_PLACES } from '../testing/form-slots.ts';

/** Milliseconds that a busy machine may take for all rounds of a form */
const PATIENCE = 20_000;
const VISITED: readonly Language[] = ['nl', 'fr', 'en'];

const place = (kind: RequestKind, language: Language) => {
	const { slot, path, query } = FORM_PLACES[kind];
	return [slot, { url: `/${language}${path}${query}`, slot: FORMS[kind].name }] as const;
};
/** The form as a browser without JavaScript would show it. */
function pageOf(html: string): HTMLElement {
	const page = document.createElement('div');
	page.innerHTML = html;
	return page;
}

const told = (page: Element) =>
	[...page.querySelectorAll('[role=alert] a')].map(
		(link) => `${link.getAttribute('href')?.split('-').at(-1)}: ${link.textContent}`,
	);
const expected = ({ rules }: Round, text: Text) =>
	rules.map(({ field, code }) => `${field}: ${fieldErrorText(text, field, code)}`);

function isMarked(page: Element, field: string): boolean {
	return [...page.querySelectorAll(`[name="${field}"]`)].some(
		(control) =>
			control.getAttribute('aria-invalid') === 'true' ||
			control.closest('fieldset')?.getAttribute('aria-describedby')?.endsWith('-message'),
	);
}

/** What a script can put into a control: a browser keeps no other choice, and no day that does not exist. */
function isTyped({ kind }: FormField, rule: keyof FormField): boolean {
	const isChosen = ['choice', 'choices', 'types', 'places', 'slot', 'file', 'tick'].includes(kind);
	return !isChosen && !(kind === 'date' && rule === 'kind');
}

function give(page: Element, values: Values): void {
	for (const [name, value] of Object.entries(values))
		for (const control of page.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
			const isChoice = control.type === 'radio' || control.type === 'checkbox';
			if (isChoice && [value].flat().includes(control.value) !== control.checked) fireEvent.click(control);
			if (!isChoice && control.value !== value)
				fireEvent.input(control, { target: { value: String(value) } });
		}
}

beforeEach(() => sessionStorage.clear());

describe.each(REQUEST_KINDS)('each single rule of %s', (kind) => {
	const form = FORMS[kind];

	test.each(VISITED)(
		'broken in a post without JavaScript is told at its field alone, in %s',
		async (language) => {
			const [slot, options] = place(kind, language);
			for (const round of rounds(form)) {
				const values = posted(kind, brokenForm(form, round));
				const { html, response, text } = await renderSlot(slot, { ...options, form: values });
				const page = document.createElement('div');
				page.innerHTML = html;
				expect(response.status).toBe(422);
				expect(told(page)).toEqual(expected(round, text));
				for (const { field } of round.rules) expect(isMarked(page, field), field).toBe(true);
			}
		},
	);

	test(
		'broken in place is told before anything is sent, and the message goes when it is mended',
		async () => {
			const [slot, options] = place(kind, 'nl');
			const rendered = await renderSlot(slot, options);
			await rendered.hydrate();
			const page = rendered.container;
			const submit = () => fireEvent.submit(page.querySelector('form') as HTMLFormElement);
			const steps = () => [...page.querySelectorAll<HTMLElement>('[data-step]')];
			const good = { ...filled(form), startDate: '2099-12-24', endDate: '2099-12-24' };
			give(page, good);
			for (const round of rounds(form, isTyped)) {
				if (steps()[round.step]?.hidden) submit();
				await waitFor(() => expect(steps()[round.step]?.hidden).toBe(false));
				give(page, brokenForm(form, round));
				submit();
				await waitFor(() =>
					expect(told(page)).toEqual(expect.arrayContaining(expected(round, rendered.text))),
				);
				give(page, good);
				await waitFor(() => {
					for (const { field } of round.rules) expect(told(page).join()).not.toContain(`${field}:`);
				});
			}
			expect(rendered.host.navigations).toEqual([]);
			expect(rendered.errors).toEqual([]);
		},
		PATIENCE,
	);
});

describe('every single rule, told in its words', () => {
	test.each<[RequestKind, Record<string, string | string[]>, string, FieldErrorCode, string]>([
		['contact-me', { firstName: '' }, 'firstName', 'required', 'First name is a required field'],
		['contact-me', { lastName: ' ' }, 'lastName', 'required', 'Last name is a required field'],
		['contact-me', { email: '' }, 'email', 'required', 'email address is a required field'],
		['contact-me', { email: 'x' }, 'email', 'invalid', 'email address is not valid'],
		['contact-me', { phone: '' }, 'phone', 'required', 'Phone number is a required field'],
		['contact-me', { remark: 'x'.repeat(5_001) }, 'remark', 'too-long', 'This text is too long'],
		['contact-demand', { title: '' }, 'title', 'required', 'Title is a required field'],
		['contact-demand', { goal: '' }, 'goal', 'required', 'Goal is a required field'],
		['contact-demand', { type: [] }, 'type', 'required', 'Choose a type of property'],
		[
			'contact-demand',
			{ valuationAddress: '' },
			'valuationAddress',
			'required',
			'Enter the address of the property to value',
		],
		['contact-demand', { zip: '' }, 'zip', 'required', 'Postal code is a required field'],
		['contact-demand', { city: '' }, 'city', 'required', 'City is a required field'],
		['purchase-offer', { street: '' }, 'street', 'required', 'Address is a required field'],
		['purchase-offer', { validUntil: '2020-01-01' }, 'validUntil', 'invalid', 'Choose a day from today on'],
		[
			'purchase-offer',
			{ knowsItBinds: '' },
			'knowsItBinds',
			'not-accepted',
			'Please accept this to continue',
		],
		['demand-register', { types: [] }, 'types', 'required', 'Choose at least one property type'],
		['demand-register', { zones: [] }, 'zones', 'required', 'Choose at least one geographic zone'],
		['demand-register', { password: '' }, 'password', 'required', 'Password is a required field'],
		[
			'demand-register',
			{ password: 'kort', passwordRepeat: 'kort' },
			'password',
			'too-short',
			'A password has at least 8 characters',
		],
		[
			'demand-register',
			{ passwordRepeat: 'anders' },
			'passwordRepeat',
			'mismatch',
			'The passwords must match',
		],
		[
			'send-to-friend',
			{ friendEmail: 'jan@' },
			'friendEmail',
			'invalid',
			'Your friend’s email address is not valid',
		],
		[
			'contact-appointment',
			{ slot: 'other', startDate: '2099-02-31', endDate: '2099-03-01' },
			'startDate',
			'invalid',
			'Enter a complete and valid start date',
		],
		[
			'contact-appointment',
			{ slot: 'other', startDate: '2099-03-02', endDate: '2099-03-01' },
			'endDate',
			'invalid',
			'Enter a complete and valid end date',
		],
		['contact-appointment', { slot: '' }, 'slot', 'required', 'Choose a time'],
		['site-contact', { reason: 'job' }, 'cv', 'required', 'Add your CV'],
		[
			'testimonial',
			{ website: 'javascript:alert(1)' },
			'website',
			'invalid',
			'Enter a full address, such as https://www.example.be',
		],
	])('%s with %j', async (kind, changes, name, _, words) => {
		const [slot, options] = place(kind, 'en');
		const values = posted(kind, filled(FORMS[kind], changes));
		const { html, response } = await renderSlot(slot, { ...options, form: values });
		expect(response.status).toBe(422);
		expect(told(pageOf(html))).toEqual([`${name}: ${words}`]);
	});
});
