import type { FormDescription, Picture } from '@estate/shared-contract';
import type { PriceParts } from '@estate/shared-ui';

/** The property or project that a visitor asks about, as the form shows it. */
export interface Subject {
	kind: 'property' | 'project';
	id: number;
	title: string;
	/** The unit of the project that is asked about */
	unit?: { id: number; name: string };
	city: string;
	picture?: Picture;
	address?: { routeId: string; city: string; slug: string };
	/** Of a property */
	price?: PriceParts;
	/** It is sold discreetly: a colleague brings its documents */
	isDiscreet?: true;
}

/** Id in `?property=` or `?project=`, as the form asks for; undefined when there is none or it is no id. */
export function subjectIdOf(
	{ subject }: Pick<FormDescription, 'subject'>,
	search: string,
): number | undefined {
	return subject && idIn(search, subject);
}

/** Id in `?unit=`, of a unit of the project that is asked about; undefined when there is none or it is no id. */
export const unitIdOf = (
	{ subject }: Pick<FormDescription, 'subject'>,
	search: string,
): number | undefined => (subject === 'project' ? idIn(search, 'unit') : undefined);

function idIn(search: string, name: string): number | undefined {
	const value = new URLSearchParams(search).get(name) ?? '';
	return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
