import { calledIn, type Language } from '@estate/shared-contract';

type Names = Record<string, string> | undefined;

/** Where the agency or an office of it is, as readers of a language call it. */
export function cityOf({ city, cityNames }: { city: string; cityNames?: Names }, language: Language): string {
	return calledIn(language, cityNames, city);
}
