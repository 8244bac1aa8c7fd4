import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, REQUEST_KINDS, type RequestKind } from '@estate/shared-contract';
import { referenceOf } from './thanks-address.ts';
import { thanksLead } from './thanks-lead.ts';

export interface ThanksData {
	kind: RequestKind;
	reference?: string;
}

const isKind = (kind: string | undefined): kind is RequestKind =>
	(REQUEST_KINDS as readonly string[]).includes(kind ?? '');

/** The thank-you page of a kind of request; a kind that does not exist is an unknown address (404). */
export async function loadThanks({
	route,
	location,
	text,
}: SlotContext): Promise<LoadResult<ThanksData | null>> {
	const { kind } = route.params;
	if (!isKind(kind)) return { status: 404, data: null };
	const heading = text(`thanks.${kind}.heading`);
	const reference = referenceOf(location.search);
	return {
		heading,
		head: { title: heading, description: text(thanksLead(kind)), noindex: true },
		crumbs: [{ name: heading }],
		data: { kind, ...(reference ? { reference } : {}) },
	};
}
