import type { FormDescription, FormFields, Language } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import type { Reader } from '../content/site-settings.ts';
import type { MailAttachment } from '../mail/outbox-message.ts';
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
	configuration: Configuration;
	/** Of the account that was asked for */
	passwordHash: string | undefined;
	/** Of this installation, for signed links */
	secret: string;
}

/** A request that is stored in the transaction that is open. */
export interface TakenRequest extends CheckedRequest {
	id: number;
	reference: string;
	/** Files that the visitor handed in */
	files: readonly MailAttachment[];
}

/** A field as text; '' when it was left empty. */
export function textOf(fields: FormFields, name: string): string {
	const value = fields[name];
	return typeof value === 'string' ? value : '';
}

/** The sender's name; of a testimonial the one that it is signed with. */
export function nameOf(fields: FormFields): string {
	const names = [textOf(fields, 'firstName'), textOf(fields, 'lastName')].filter(Boolean).join(' ');
	return names || textOf(fields, 'name') || textOf(fields, 'email');
}
