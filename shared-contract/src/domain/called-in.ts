import type { Language } from './languages.ts';

/** As readers of a language call it, where the feed says so; an older api, and most feeds, know one name alone. */
export const calledIn = (
	language: Language,
	names: Record<string, string> | undefined,
	name: string,
): string => names?.[language] || name;
