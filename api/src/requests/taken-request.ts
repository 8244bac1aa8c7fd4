import type { FormDescription, FormFields, Language, SearchDescription } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import type { Reader } from '../content/site-settings.ts';
import { unlinked } from '../mail/visitor-words.ts';
import type { TakenUpload } from '../uploads/uploads.ts';
import type { RequestSubject } from './request-subject.ts';

/** A checked request with all that its mails and its effects read, before it is stored. */
export interface CheckedRequest {
	form: FormDescription;
	language: Language;
	/** Page that the form stood on */
	page: string | undefined;
	/** Without passwords */
	fields: FormFields;
	subject: RequestSubject | undefined;
	site: SiteData;
	reader: Reader;
	/** Names of property types by WebID, for forms that ask for types */
	typeNames: ReadonlyMap<number, string>;
	/** The same in the agency's language, for its own mails */
	agencyTypeNames: ReadonlyMap<number, string>;
	/** The search that the form saves, in words without what was typed */
	search: SearchDescription | undefined;
	/** Places that the agency knows, as forms name them, for forms that ask for places */
	knownPlaces: ReadonlySet<string>;
	configuration: Configuration;
	/** Of the account that was asked for */
	passwordHash: string | undefined;
	/** Network that it came from, which limits count */
	network: string;
	/** Of this installation, for signed links */
	secret: string;
}

/** A request that is stored in the transaction that is open. */
export interface TakenRequest extends CheckedRequest {
	id: number;
	reference: string;
	/** Files that the visitor handed in */
	files: readonly HandedIn[];
}

/** A file, and the field of the form that it was handed in by. */
export interface HandedIn extends TakenUpload {
	field: string;
}

/** A field as text; '' when it was left empty. */
export function textOf(fields: FormFields, name: string): string {
	const value = fields[name];
	return typeof value === 'string' ? value : '';
}

/** A field as mails show it: a visitor's words are never linked. */
export const unlinkedText = (fields: FormFields, name: string): string => unlinked(textOf(fields, name));

/** The sender's name as mails show it; of a testimonial the one that it is signed with. */
export function senderName(fields: FormFields): string {
	const names = [unlinkedText(fields, 'firstName'), unlinkedText(fields, 'lastName')]
		.filter(Boolean)
		.join(' ');
	return names || unlinkedText(fields, 'name') || unlinkedText(fields, 'email');
}
