import { type FormFields, OTHER_TIME, REQUEST_KINDS, type RequestKind } from '@estate/shared-contract';
import type { Visited } from '../../appointments/visited.ts';
import { textOf } from '../taken-request.ts';

/** What thank-you pages read of the fields. */
const SHOWN: Partial<Record<RequestKind, readonly string[]>> = {
	'purchase-offer': ['amount', 'validUntil'],
	'contact-appointment': ['slot', 'startDate', 'endDate'],
	'contact-demand': ['valuationAddress', 'zip', 'city'],
	'site-contact': ['reason'],
};

/** A request as far as its thank-you page reads it. */
export interface AskedRow extends Visited {
	kind: RequestKind;
	fields: FormFields;
}

/** A robot's request in few characters, for its token; of a time that was chosen only that it was another one. */
export function writePretended({ kind, property_id, project_id, fields }: AskedRow): string {
	const isAtTime = kind === 'contact-appointment' && textOf(fields, 'slot') !== OTHER_TIME;
	const shown = isAtTime ? [] : (SHOWN[kind] ?? []);
	return JSON.stringify([
		REQUEST_KINDS.indexOf(kind),
		property_id,
		project_id,
		...shown.map((name) => fields[name]),
	]);
}

/** What `writePretended` wrote; undefined for what it did not. */
export function readPretended(text: string): AskedRow | undefined {
	const [index, property_id, project_id, ...values] = JSON.parse(text) as [
		number,
		number | null,
		number | null,
	];
	const kind = REQUEST_KINDS[index];
	if (!kind) return undefined;
	const fields = Object.fromEntries(
		(SHOWN[kind] ?? []).flatMap((name, at) => (values[at] == null ? [] : [[name, values[at]]])),
	);
	return { kind, property_id, project_id, fields };
}
