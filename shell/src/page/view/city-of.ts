import type { Language } from '@estate/shared-contract';

type Names = Record<string, string> | undefined;

/** As readers of a language call it, where the feed says so; an older api, and most feeds, know one name alone. */
export const calledIn = (language: Language, names: Names, name: string): string => names?.[language] || name;

/** Where the agency or an office of it is, as readers of a language call it. */
export function cityOf({ city, cityNames }: { city: string; cityNames?: Names }, language: Language): string {
	return calledIn(language, cityNames, city);
}
