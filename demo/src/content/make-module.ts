import type { FeedPage } from '@estate/api/feed';
import { NO_TEXT, publicText, type Texts } from '../texts.ts';

type Module = FeedPage['modules'][number];

/** A module with the settings that most of them share; `sort` is its place on the page. */
export function makeModule(
	own: Pick<Module, 'id' | 'sort' | 'view' | 'relations'> & Partial<Module> & { heading?: Texts },
): Module {
	const { heading, ...rest } = own;
	return {
		title: publicText(heading ?? NO_TEXT, heading !== undefined),
		titleSize: 2,
		description: publicText(NO_TEXT, false),
		description2: publicText(NO_TEXT, false),
		position: { contentRow: own.sort },
		span: 12,
		columns: { sm: 12, md: 12, lg: 12 },
		class: '',
		backgroundType: 'empty',
		pictures: [],
		colorBackground: '',
		status: 'Published',
		numberItemOfRow: 4,
		maxItems: 0,
		isHasSubcategories: false,
		...rest,
	};
}
