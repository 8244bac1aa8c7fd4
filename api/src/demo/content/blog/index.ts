import type { ArticlePlan } from '../article.ts';

/** Blog, newest first. */
export const BLOG: readonly ArticlePlan[] = [];
