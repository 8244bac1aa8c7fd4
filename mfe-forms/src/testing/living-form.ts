import { renderSlot, type TestHost } from '@estate/remote-kit/testing';
import { FORMS, type RequestKind } from '@estate/shared-contract';
import { fireEvent, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { fillIn, give } from './fill-in.ts';
import { filled } from './filled-form.ts';
import { FORM_PLACES } from './form-slots.ts';

/** The picture of the check against robots is there. */
export const pictureOf = (page: HTMLElement) =>
	waitFor(() => expect(page.querySelector('fieldset img')).not.toBeNull());

/** A form, hydrated, and what a visitor does with it. */
export async function alive(
	kind: RequestKind,
	query = FORM_PLACES[kind].query,
	/** Makes the shell another one, before the form comes alive */
	change: (host: TestHost) => void = () => {},
) {
	const { slot, path } = FORM_PLACES[kind];
	const rendered = await renderSlot(slot, { url: `/nl${path}${query}`, slot: FORMS[kind].name });
	change(rendered.host);
	await rendered.hydrate();
	const page = rendered.container;
	const element = () => page.querySelector('form') as HTMLFormElement;
	const field = (name: string) => page.querySelector(`[name="${name}"]`) as HTMLInputElement;
	const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
	return {
		rendered,
		host: rendered.host,
		page,
		field,
		type,
		give: (name: string, value: string | string[]) => give(page, name, value),
		fill: (changes = {}) => fillIn(page, filled(FORMS[kind], changes)),
		submit: () => fireEvent.submit(element()),
		/** Copies the picture, once it is there */
		async prove() {
			await pictureOf(page);
			type('captcha', 'ABCDE');
		},
		summary: () => page.querySelector('[role=alert]'),
		isShown: (name: string) => field(name)?.closest('[hidden]') === null,
	};
}
