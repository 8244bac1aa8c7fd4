import type { Goal, Suggestion } from '@estate/shared-contract';
import type { Ask } from '../search/use-live-answer.ts';

export interface Typed {
	text: string;
	goal: Goal;
}

/** Asks the api what a text may mean; nothing for an empty one. */
export const askSuggestions: Ask<Typed, { items: Suggestion[] }> = async ({ text, goal }, host, signal) => {
	if (text.trim() === '') return { items: [] };
	const query = new URLSearchParams({ language: host.language, goal: String(goal), text });
	return host.api.call('suggestions', { query }, { signal });
};
