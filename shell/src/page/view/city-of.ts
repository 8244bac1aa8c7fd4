import type { Language } from '@estate/shared-contract';

/** Where the agency or an office of it is, as readers of a language call it; an older api knows one name alone. */
export function cityOf(
	{ city, cityNames }: { city: string; cityNames?: Record<string, string> | undefined },
	language: Language,
): string {
	return cityNames?.[language] ?? city;
}
