import type { Language } from '@estate/shared-contract';
import type { SiteState } from '../site/site-state.ts';
import type { Answer } from './answer.ts';
import type { CacheOutcome } from './answer-cache.ts';
import { notFoundAnswer } from './error-answers.ts';
import type { PageContext } from './page-context.ts';

/** The not-found page of a language: the same for every address, so it is rendered once and kept. */
export async function notFoundPage(
	context: PageContext,
	state: SiteState,
	language: Language,
): Promise<{ answer: Answer; cache: CacheOutcome | 'none' }> {
	const make = () => notFoundAnswer(context, state, language);
	if (state.override) return { answer: await make(), cache: 'none' };
	const key = `${state.variant} ${language} 404`;
	const { answer, outcome } = await context.answers.answer(key, state.key, make, ({ isShared }) => isShared);
	return { answer, cache: outcome };
}
