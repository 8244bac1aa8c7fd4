import type { FieldKind, FormDescription, FormValues } from '@estate/shared-contract';
import type { FormSlotData } from '../form-slot-data.ts';

/** What a form is about, since an offer for one property is none for another; and what it held before anybody typed. */
type Origin = Pick<FormSlotData, 'subject' | 'values'>;
type Form = Pick<FormDescription, 'name' | 'steps' | 'fields'>;

const PREFIX = 'draft:';
/** Milliseconds that a draft of a long form is kept */
const KEPT_MS = 7 * 86_400_000;

const keyOf = ({ name }: Form, { subject }: Origin) =>
	PREFIX +
	[name, subject && subject.kind !== 'property' ? subject.kind : undefined, subject?.id, subject?.unit?.id]
		.filter((part) => part !== undefined)
		.join(':');

const isValue = (value: unknown): value is string | string[] =>
	typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** What is secret, handed in already, or said by the address of the page. */
const NOT_KEPT: ReadonlySet<FieldKind> = new Set(['password', 'file', 'search']);

/**
 * Forms of several steps are long: what was typed survives a closed tab. Of the others it is kept for as long as the tab
 * lives, so that a message to the agency never stays on a device that others use.
 */
export const isLong = ({ steps }: Pick<FormDescription, 'steps'>): boolean => steps !== undefined;

const storageOf = (form: Form): Storage => (isLong(form) ? localStorage : sessionStorage);

interface Draft {
	/** When, in milliseconds since 1970 */
	at: number;
	/** What the form held before: who comes from another search starts with that one */
	from: string;
	values: object;
}

/** A draft as it is stored; undefined for what is none, or over. */
function parsed(stored: string | null): Draft | undefined {
	const draft: unknown = JSON.parse(stored ?? 'null');
	if (typeof draft !== 'object' || draft === null) return undefined;
	const { at, from, values } = draft as { [name in keyof Draft]?: unknown };
	const isOver = typeof at !== 'number' || at > Date.now() || at < Date.now() - KEPT_MS;
	if (isOver || typeof from !== 'string' || typeof values !== 'object' || values === null) return undefined;
	return { at, from, values };
}

/** Removes drafts of any form that are over: the visitor may never come back to that form. */
function sweep(): void {
	for (const key of Object.keys(localStorage))
		if (key.startsWith(PREFIX) && !isSound(key)) localStorage.removeItem(key);
}

function isSound(key: string): boolean {
	try {
		return parsed(localStorage.getItem(key)) !== undefined;
	} catch {
		return false;
	}
}

/** Keeps what is typed, in this browser alone; storage that is full or forbidden is no reason to fail. */
export function keepDraft(form: Form, origin: Origin, values: FormValues): void {
	const kept = form.fields.filter(({ kind }) => !NOT_KEPT.has(kind));
	try {
		const draft: Draft = {
			at: Date.now(),
			from: JSON.stringify(origin.values),
			values: Object.fromEntries(kept.map(({ name }) => [name, values[name]])),
		};
		storageOf(form).setItem(keyOf(form, origin), JSON.stringify(draft));
	} catch {
		// Private browsing or no room: the form works without a draft.
	}
}

/** What was typed before; empty when there is nothing, or nothing that can be read. */
export function readDraft(form: Form, origin: Origin): FormValues {
	try {
		sweep();
		const draft = parsed(storageOf(form).getItem(keyOf(form, origin)));
		if (draft?.from !== JSON.stringify(origin.values)) return {};
		return Object.fromEntries(Object.entries(draft.values).filter(([, value]) => isValue(value)));
	} catch {
		return {};
	}
}

export function dropDraft(form: Form, origin: Origin): void {
	try {
		storageOf(form).removeItem(keyOf(form, origin));
	} catch {
		// As above.
	}
}
