import type { ArticlePlan } from '../article.ts';

/** News, newest first. */
export const NEWS: readonly ArticlePlan[] = [];
