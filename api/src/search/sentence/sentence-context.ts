import type { Gazetteer, Place } from '@estate/places';
import type { FacadeCount, Goal, Language } from '@estate/shared-contract';

/** What the homes of a goal may have not at all */
export type Seldom = 'furnished' | 'available' | 'projects' | 'cellar' | 'ground-floor';

/** What a sentence is understood with. */
export interface SentenceContext {
	/** Of the page that it was typed on: words of the other languages are understood as well */
	language: Language;
	/** Of the list that it was typed on */
	goal: Goal;
	gazetteer: Pick<Gazetteer, 'named' | 'guess' | 'byId' | 'match'>;
	/** Subtypes that some property has, by the slugs of their Dutch names, each with those that are a kind of it */
	subtypes: ReadonlyMap<string, readonly string[]>;
	/** Has some property of a goal it at all? */
	isOffered(goal: Goal, kind: Seldom): boolean;
	/** Are façades known of some properties of a goal, and of at least as many so many as have the subtype that says the same? */
	hasFacades(goal: Goal, facades: FacadeCount, subtype: string): boolean;
	/** Does some property of a type have an area that filters compare? */
	hasAreas(goal: Goal, type: number): boolean;
	/** The place of the agency of which alone a name begins so */
	placeBegun(beginning: string): Place | undefined;
	/** Is this the name of a project or a neighbourhood, as searches compare names? */
	isName(phrase: string): boolean;
	/** Is it a word of such a name? */
	isOfName(word: string): boolean;
	/** The published name of a street, where the phrase is that of one and of nothing else */
	streetCalled(phrase: string): string | undefined;
	/** What `streetCalled` knows a mistyped word as */
	streetNearly(word: string): string | undefined;
	/** Do texts have this very word? Then it is none that was mistyped. */
	isKnown(word: string): boolean;
	/** Do they have one of its stem, or one that begins so? Then it is hardly one with two errors. */
	isLike(word: string): boolean;
	/** Does any text say it, or a word that begins so? Then it is no place where the agency has nothing. */
	isSaid(word: string): boolean;
	/** Is it nearly the name of a project or a neighbourhood? Then it is no place. */
	isNearlyName(phrase: string): boolean;
	/** Has the agency something there? Decides between places of one name. */
	isInhabited(place: Place): boolean;
}
