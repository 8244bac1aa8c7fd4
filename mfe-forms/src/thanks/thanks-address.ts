import { type FormValues, type Href, OTHER_TIME, type RequestReceipt } from '@estate/shared-contract';

const REFERENCE = /^[A-Z0-9]{1,4}(-[A-Z0-9]{2,8}){1,3}$/;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Stands for a time where none is kept. */
const NO_TIME = 'now';
/** Stands for a time where a period was asked for: the agency suggests one. */
const PERIOD = 'later';

/** A visit that waits to be confirmed by its mail, or for a time. */
export interface AskedVisit {
	/** Its time is kept until this hour, `10:05` */
	until?: string;
	/** A period was asked for: there is nothing to confirm yet */
	isPeriod?: true;
}

/**
 * Address of the thank-you page of a request, with its reference, until when a visit may be confirmed, and the search that
 * was saved, and a domain of e-mail that looks mistyped; what was asked stands behind a token of the api.
 */
export function thanksAddress(
	href: Href,
	{ kind, reference, asked, hold, search: saved }: RequestReceipt,
	values: FormValues = {},
	slip?: string,
): string {
	// Belgian time, as the api writes it
	const confirm = values.slot === OTHER_TIME ? PERIOD : hold && (hold.until?.slice(11, 16) ?? NO_TIME);
	const search = new URLSearchParams({
		ref: reference,
		...(asked ? { asked } : {}),
		...(confirm ? { confirm } : {}),
		...(slip ? { slip } : {}),
	});
	const about = saved === undefined ? '' : `&${saved}`;
	return `${href('forms.thanks', { kind })}?${search}${about}`;
}

/** The visit in a thank-you page's address that waits to be confirmed, or for a time. */
export function askedVisitOf(search: string): AskedVisit | undefined {
	const confirm = new URLSearchParams(search).get('confirm') ?? '';
	if (confirm === NO_TIME) return {};
	if (confirm === PERIOD) return { isPeriod: true };
	return TIME.test(confirm) ? { until: confirm } : undefined;
}

/** The reference in a thank-you page's address; undefined when it is not shaped like one of ours. */
export function referenceOf(search: string): string | undefined {
	const reference = new URLSearchParams(search).get('ref') ?? '';
	return REFERENCE.test(reference) ? reference : undefined;
}
