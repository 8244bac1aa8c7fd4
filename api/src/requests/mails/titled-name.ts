import type { FormFields } from '@estate/shared-contract';
import type { MailTexts } from '../../mail/mail-text.ts';
import { senderName, textOf } from '../taken-request.ts';

/** The sender's name with the title; who wants none is named without. */
export function titledName(
	fields: FormFields,
	{ titles }: Pick<MailTexts, 'titles'>,
	name = senderName(fields),
): string {
	const title: string | undefined = (titles as Record<string, string>)[textOf(fields, 'title')];
	return title ? `${title} ${name}` : name;
}
