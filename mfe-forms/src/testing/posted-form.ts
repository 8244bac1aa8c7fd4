import { page, renderSlot } from '@estate/remote-kit/testing';
import { FORMS, type RequestKind } from '@estate/shared-contract';
import { posted, reviewed } from './filled-form.ts';
import { FORM_PLACES } from './form-slots.ts';

/** Address of a form in Dutch. */
export const addressOf = (kind: RequestKind) => `/nl${FORM_PLACES[kind].path}${FORM_PLACES[kind].query}`;
/** A form as the server renders it. */
export const open = (kind: RequestKind, url = addressOf(kind)) =>
	renderSlot(FORM_PLACES[kind].slot, { url, slot: FORMS[kind].name });
/** A form posted by a browser without JavaScript. */
export const post = (
	kind: RequestKind,
	values: Record<string, string | string[]>,
	{ url = addressOf(kind), ...rest }: { url?: string; api?: { url: string } } = {},
) =>
	renderSlot(FORM_PLACES[kind].slot, {
		url,
		slot: FORMS[kind].name,
		form: [...posted(kind, values), ...reviewed(kind, values)],
		...rest,
	});

/** What the form of a page would post, but files. */
export function valuesIn(html: string): [string, FormDataEntryValue][] {
	return [...new FormData(page(html).querySelector('form') as HTMLFormElement)].filter(
		([, value]) => typeof value === 'string',
	);
}

/** Pairs of a form, but passwords, in an order of their own */
export const kept = (pairs: readonly (readonly [string, unknown])[]) =>
	pairs
		.filter(([name]) => !/^password/.test(name))
		.map(String)
		.sort();
/** What the summary of a page names. */
export const messagesIn = (html: string) =>
	[...page(html).querySelectorAll('[role=alert] a')].map((link) => ({
		name: link.getAttribute('href')?.split('-').at(-1),
		text: link.textContent,
	}));
