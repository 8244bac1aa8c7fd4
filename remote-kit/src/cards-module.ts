import {
	type Language,
	pickText,
	type ResolvedModule,
	type SiteConfiguration,
} from '@estate/shared-contract';
import { cleanDescription } from '@estate/shared-i18n';

/** What a CMS module that shows cards says of them. */
export interface CardsModule {
	/** '' where the agency wrote none, or none for everybody */
	heading: string;
	intro: string;
	/** Level of the heading, 1 to 6 */
	headingLevel: number;
	/** Cards in a row on a wide screen */
	columns: number;
}

/** Most cards that fit in a row (website.md §9 "Lists"). */
const MOST_COLUMNS = 4;

/** Of the line under the heading: editors' HTML becomes plain text. */
const INTRO_CHARACTERS = 400;

/** Reads heading, text and columns of a CMS module that shows cards. */
export function readCardsModule(
	{ title, description, titleSize, numberItemOfRow }: ResolvedModule['module'],
	language: Language,
	{ defaultLanguage }: Pick<SiteConfiguration, 'defaultLanguage'>,
): CardsModule {
	const publicText = ({ text, public: isPublic }: typeof title) =>
		isPublic ? pickText(text, language, defaultLanguage) : '';
	return {
		heading: publicText(title),
		intro: cleanDescription(publicText(description), INTRO_CHARACTERS),
		headingLevel: titleSize,
		columns: Math.min(numberItemOfRow, MOST_COLUMNS),
	};
}
