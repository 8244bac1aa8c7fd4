import type { ArticlePlan } from '../article.ts';
import { buyingArtNouveau } from './buying-art-nouveau.ts';
import { costsWorkedOut } from './costs-worked-out.ts';
import { gardenSells } from './garden-sells.ts';
import { howWeValue } from './how-we-value.ts';
import { lightInATerrace } from './light-in-a-terrace.ts';
import { movingChecklist } from './moving-checklist.ts';
import { offerThatCounts } from './offer-that-counts.ts';
import { rentIndexation } from './rent-indexation.ts';
import { viewingQuestions } from './viewing-questions.ts';

/** Blog, newest first. */
export const BLOG: readonly ArticlePlan[] = [
	viewingQuestions,
	offerThatCounts,
	howWeValue,
	lightInATerrace,
	buyingArtNouveau,
	costsWorkedOut,
	rentIndexation,
	movingChecklist,
	gardenSells,
];
