import type { UnitDetail } from '@estate/shared-contract';
import type { UnknownView } from '../unknown/unknown-result.ts';

/** What a unit's address shows. */
export type UnitPageView =
	| {
			view: 'unit';
			answer: UnitDetail;
			/** Absolute address of the page, for what leaves it */
			url: string;
	  }
	| UnknownView;
