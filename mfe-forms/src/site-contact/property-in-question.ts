import type { ApiClient, Language, Picture } from '@estate/shared-contract';

/** The home that a visitor asks about, as the form shows it. */
export interface PropertyInQuestion {
	id: number;
	title: string;
	city: string;
	picture?: Picture;
	address?: { routeId: string; city: string; slug: string };
}

/** Number in `?property=`; undefined when there is none or it is no id. */
export function propertyIdOf(search: string): number | undefined {
	const value = new URLSearchParams(search).get('property') ?? '';
	return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** Reads the home of `?property=`. The form works without it, so a home that cannot be read is simply not shown. */
export async function loadPropertyInQuestion(
	search: string,
	language: Language,
	api: ApiClient,
	signal: AbortSignal,
): Promise<PropertyInQuestion | undefined> {
	const id = propertyIdOf(search);
	if (id === undefined) return undefined;
	try {
		const { property } = await api.call(
			'property',
			{ params: { id }, query: { language } },
			{ signal, timeout: 2_000 },
		);
		const slugs = property.Slugs[language];
		return {
			id,
			title: property.TypeDescription,
			city: property.City,
			...(property.SmallPictureItem ? { picture: property.SmallPictureItem } : {}),
			...(slugs
				? { address: { routeId: `listings.property-${property.Goal === 0 ? 'sale' : 'rent'}`, ...slugs } }
				: {}),
		};
	} catch {
		return undefined;
	}
}
