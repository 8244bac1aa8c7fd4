import type { FormDescription, Picture } from '@estate/shared-contract';
import type { PriceParts } from '@estate/shared-ui';

/** The home or project that a visitor asks about, as the form shows it. */
export interface Subject {
	kind: 'property' | 'project';
	id: number;
	title: string;
	city: string;
	picture?: Picture;
	address?: { routeId: string; city: string; slug: string };
	/** Of a home */
	price?: PriceParts;
}

/** Id in `?property=` or `?project=`, as the form asks for; undefined when there is none or it is no id. */
export function subjectIdOf(
	{ subject }: Pick<FormDescription, 'subject'>,
	search: string,
): number | undefined {
	const value = subject ? (new URLSearchParams(search).get(subject) ?? '') : '';
	return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
