import type { FormDescription, LoadContext, VisitSlot } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';
import type { AskedSubject } from '../subject/asked-subject.ts';
import type { FieldOption } from './form-slot-data.ts';

type Reader = Pick<LoadContext, 'api' | 'language' | 'signal' | 'site'>;

async function types({ api, language, signal }: Reader): Promise<FieldOption[]> {
	const { items } = await api.call('types', { query: { language } }, { signal });
	return items
		.toSorted((one, other) => one.ShowOrder - other.ShowOrder)
		.map(({ WebID, Name }) => ({ value: String(WebID), label: Name }));
}

async function places({ api, language, signal, site }: Reader): Promise<FieldOption[]> {
	const { items } = await api.call('cities', { query: { language } }, { signal });
	return items.map(({ Name, Zip, Aliases = [] }) => ({
		// As a search writes it (website.md §7).
		value: `${Name.toLowerCase()}|${Zip}`,
		label: cityName(Name, site.citySpellings),
		note: Zip,
		aliases: Aliases.join(' '),
	}));
}

const READERS = { types, places } as const;

/** What the api knows of the types and places that a form asks for. */
export async function loadFieldOptions(
	{ fields }: FormDescription,
	reader: Reader,
): Promise<Record<string, FieldOption[]>> {
	const asked = fields.flatMap(({ name, kind }) =>
		kind === 'types' || kind === 'places' ? [{ name, read: READERS[kind] }] : [],
	);
	const read = asked.map(async ({ name, read }) => [name, await read(reader)] as const);
	return Object.fromEntries(await Promise.all(read));
}

/** Visit times. Without them the visitor still names a period, so a failure is no reason to show nothing. */
export async function loadVisitSlots(
	{ kind, id }: AskedSubject,
	{ api, language }: Pick<Reader, 'api' | 'language'>,
	signal?: AbortSignal,
): Promise<VisitSlot[]> {
	try {
		const input = { params: { id }, query: { language, ...(kind === 'property' ? {} : { kind }) } };
		return (await api.call('visitSlots', input, signal ? { signal } : {})).slots;
	} catch {
		return [];
	}
}
