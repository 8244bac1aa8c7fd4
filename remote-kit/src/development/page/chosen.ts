import { createRouteTable, isLanguage, LANGUAGES, type Language } from '@estate/shared-contract';
import type { PageFacts, PageSituation } from '../page-facts.ts';

/** What an address of the page asks for. */
export interface Chosen {
	language: Language;
	situations: PageSituation[];
}

/** Address of one situation of a slot, counted among those of its language. */
export function situationAddress({ slot, language }: PageSituation, index: number): string {
	return `/?${new URLSearchParams({ language, slot, situation: String(index) })}`;
}

/** The situations of a slot in a language. */
export function situationsIn(facts: PageFacts, slot: string, language: Language): PageSituation[] {
	return facts.situations.filter((each) => each.slot === slot && each.language === language);
}

/**
 * `/` shows each slot once, `/?slot=…&situation=…` one of them, and the address of a route of the remote what a shell
 * would show there: nothing for an address that is another remote's.
 */
export function chosen(facts: PageFacts, { pathname, search, hash }: URL): Chosen {
	const query = new URLSearchParams(search);
	if (pathname === '/') {
		const asked = query.get('language') ?? undefined;
		const language = isLanguage(asked) ? asked : 'nl';
		const slot = query.get('slot');
		const situations = facts.slots.flatMap((name) => {
			const all = situationsIn(facts, name, language);
			if (slot !== null && slot !== name) return [];
			return all[Number(query.get('situation') ?? 0)] ?? [];
		});
		return { language, situations };
	}
	const match = createRouteTable(facts.routes, LANGUAGES).match(pathname);
	const language = match?.language ?? 'nl';
	const own = match?.route.slots.filter((slot) => slot.startsWith(`${facts.remote}.`)) ?? [];
	return {
		language,
		situations: own.map((slot) => ({
			slot: slot.slice(facts.remote.length + 1),
			name: pathname,
			language,
			route: { id: match?.route.id ?? '', params: match?.params ?? {} },
			location: { pathname, search, hash },
			input: null,
		})),
	};
}
