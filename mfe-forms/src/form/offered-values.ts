import { type FormValues, slugify } from '@estate/shared-contract';
import type { FieldOption } from './form-slot-data.ts';

/** The option that a place of an address means, by any of its names: `gent|9000` on a French page is `gand|9000`. */
function offered(value: string, options: readonly FieldOption[]): string {
	if (options.some((option) => option.value === value)) return value;
	const [name = '', zip] = value.split('|');
	const slug = slugify(name);
	const meant = options.find(({ note, aliases = '' }) => note === zip && aliases.split(' ').includes(slug));
	return meant?.value ?? value;
}

/** Values of an address as the fields offer them. */
export function offeredValues(
	values: FormValues,
	options: Readonly<Record<string, readonly FieldOption[]>>,
): FormValues {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => {
			const choices = options[name];
			return [name, choices && Array.isArray(value) ? value.map((one) => offered(one, choices)) : value];
		}),
	);
}
