import type { Href, RequestKind } from '@estate/shared-contract';

const REFERENCE = /^[A-Z0-9]{1,4}(-[A-Z0-9]{2,8}){1,3}$/;

/** Address of the thank-you page of a request, with its reference. */
export function thanksAddress(href: Href, kind: RequestKind, reference: string): string {
	return `${href('forms.thanks', { kind })}?${new URLSearchParams({ ref: reference })}`;
}

/** The reference in a thank-you page's address; undefined when it is not shaped like one of ours. */
export function referenceOf(search: string): string | undefined {
	const reference = new URLSearchParams(search).get('ref') ?? '';
	return REFERENCE.test(reference) ? reference : undefined;
}
