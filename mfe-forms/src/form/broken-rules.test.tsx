import { page, renderSlot } from '@estate/remote-kit/testing';
import { FORMS, type FormField, type RequestKind } from '@estate/shared-contract';
import type { Text } from '@estate/shared-ui';
import { fireEvent, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { brokenForm, type Round, roundsByForm } from '../testing/broken-rules.ts';
import { fillIn, give } from '../testing/fill-in.ts';
import { dayAhead, filled, posted } from '../testing/filled-form.ts';
import { FORM_PLACES } from '../testing/form-slots.ts';
import { fieldMessage } from './field-message.ts';

const place = (kind: RequestKind) => {
	const { slot, path, query } = FORM_PLACES[kind];
	return [slot, { url: `/nl${path}${query}`, slot: FORMS[kind].name }] as const;
};

const shownProblems = (root: ParentNode) =>
	[...root.querySelectorAll('[role=alert] a')].map(
		(link) => `${link.getAttribute('href')?.split('-').at(-1)}: ${link.textContent}`,
	);
const expected = (kind: RequestKind, { rules }: Round, text: Text) =>
	rules.map(({ field, code }) => `${field}: ${fieldMessage(text, FORMS[kind], { name: field, code }, 'nl')}`);

function isMarked(root: ParentNode, field: string): boolean {
	return [...root.querySelectorAll(`[name="${field}"]`)].some(
		(control) =>
			control.getAttribute('aria-invalid') === 'true' ||
			control.closest('fieldset')?.getAttribute('aria-describedby')?.includes('-error'),
	);
}

/** What a script can put into a control: a browser keeps no other choice, no day that does not exist, and the search that it came with. */
function isTyped({ kind }: FormField, rule: keyof FormField): boolean {
	const isChosen = ['choice', 'choices', 'types', 'places', 'search', 'slot', 'file', 'tick'].includes(kind);
	return !isChosen && !(['date', 'date-time'].includes(kind) && rule === 'kind');
}

// In one language: the words of a rule hang on its field and code alone.
test.each(roundsByForm())(
	'%s: a rule broken in a post without JavaScript is shown at its field alone',
	async (kind, rounds) => {
		const [slot, options] = place(kind);
		for (const round of rounds) {
			const values = posted(kind, brokenForm(FORMS[kind], round));
			const { html, response, text } = await renderSlot(slot, { ...options, form: values });
			expect(response.status).toBe(422);
			expect(shownProblems(page(html))).toEqual(expected(kind, round, text));
			for (const { field } of round.rules) expect(isMarked(page(html), field), field).toBe(true);
		}
	},
);

test.each(roundsByForm(isTyped))(
	'%s: a rule broken in place is shown before anything is sent, and the message goes when it is mended',
	async (kind, rounds) => {
		const form = FORMS[kind];
		const [slot, options] = place(kind);
		const rendered = await renderSlot(slot, options);
		await rendered.hydrate();
		const root = rendered.container;
		const submit = () => fireEvent.submit(root.querySelector('form') as HTMLFormElement);
		const steps = () => [...root.querySelectorAll<HTMLElement>('[data-step]')];
		const good = { ...filled(form), startDate: dayAhead(30), endDate: dayAhead(30) };
		fillIn(root, good);
		for (const round of rounds) {
			if (steps()[round.step]?.hidden) submit();
			await waitFor(() => expect(steps()[round.step]?.hidden).toBe(false));
			fillIn(root, brokenForm(form, round));
			submit();
			await waitFor(() =>
				expect(shownProblems(root)).toEqual(expect.arrayContaining(expected(kind, round, rendered.text))),
			);
			for (const [name, value] of Object.entries(good)) give(root, name, value);
			await waitFor(() => {
				for (const { field } of round.rules) expect(shownProblems(root).join()).not.toContain(`${field}:`);
			});
		}
		expect(rendered.host.navigations).toEqual([]);
		expect(rendered.errors).toEqual([]);
	},
);
