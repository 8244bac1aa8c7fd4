import type { CounterBounds, Language } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import type { ActionTexts } from './action-texts.ts';

/** What an action is handed. */
export interface ActionContext {
	db: Db;
	configuration: Configuration;
	/** Of this installation */
	secret: string;
}

/** Who reads the page. */
export interface ActionReader {
	language: Language;
	reader: Reader;
	labels: ActionTexts['labels'];
}

/** What the page shows before the press; facts without a value are left out. */
export interface ActionView {
	/** Why it cannot be done as things stand, in words for who looks: then there is nothing to press */
	refusal?: string;
	facts: readonly (readonly [label: string, value: string])[];
	/** One of these has to be chosen */
	choice?: { label: string; options: readonly { value: string; label: string }[] };
	/** An amount has to be written, EUR, within these bounds; `value`: what it probably is */
	amount?: CounterBounds & { label: string; hint: string; value?: number };
	/** A text has to be written, or may be, of so many characters at most */
	text?: { label: string; hint: string; longest: number; isOptional?: boolean };
}

/** What was chosen and written on the page; '' for what was not. */
export interface GivenToAction {
	choice: string;
	text: string;
	/** EUR */
	amount?: number | undefined;
}

/** One thing that a link of a mail to the agency does. */
export interface AgencyAction {
	/** What it is about to be done to; undefined when that is gone, or it cannot be done (any more) */
	view(context: ActionContext, target: string, reader: ActionReader): Promise<ActionView | undefined>;
	/** Does it. Throws an HttpError when it cannot be done, and then nothing has changed. */
	perform(context: ActionContext, target: string, given: GivenToAction): Promise<void>;
}
