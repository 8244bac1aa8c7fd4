import type { SlotContext } from '@estate/remote-kit';
import { type FormDescription, type FormValues, OTHER_TIME, type VisitSlot } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';
import type { FieldOption } from './form-slot-data.ts';

const several = (value: FormValues[string] | undefined): readonly string[] =>
	typeof value === 'string' ? [value].filter(Boolean) : (value ?? []);

/** The types and places that were ticked, as options, where the api cannot say all of them. Types have no name then. */
export function chosenOptions(
	{ fields }: FormDescription,
	values: FormValues,
	{ text, site }: Pick<SlotContext, 'text' | 'site'>,
): Record<string, FieldOption[]> {
	const place = (value: string): FieldOption => {
		const [name = '', zip = ''] = value.split('|');
		return { value, label: cityName(name, site.citySpellings), note: zip };
	};
	const type = (value: string): FieldOption => ({ value, label: text('form.yourChoice') });
	return Object.fromEntries(
		fields.flatMap(({ name, kind }) =>
			kind === 'types' || kind === 'places'
				? [[name, several(values[name]).map(kind === 'places' ? place : type)]]
				: [],
		),
	);
}

/** The visit times of a form, with the one that was chosen where it is not among them: it may be gone, or none could be read. */
export function withChosenSlot(
	{ fields }: FormDescription,
	values: FormValues,
	slots: readonly VisitSlot[],
): readonly VisitSlot[] {
	const name = fields.find(({ kind }) => kind === 'slot')?.name;
	const id = name === undefined ? undefined : several(values[name])[0];
	const isListed = id === OTHER_TIME || slots.length > 0;
	if (id === undefined || isListed || Number.isNaN(Date.parse(id))) return slots;
	return [{ id, startsAt: id, endsAt: id, isFull: false }];
}
