import type { Language } from '@estate/shared-contract';
import { writeFileSize } from '../../mail/formats.ts';
import type { MailTexts } from '../../mail/mail-text.ts';
import { mailName } from '../../mail/visitor-words.ts';
import type { HandedIn } from '../taken-request.ts';

/**
 * The files that were handed in, with name and size. A file's name is a visitor's word, so it is as short as a person's and no
 * link; what stands behind its last point is ours.
 */
export function fileFacts(
	files: readonly HandedIn[],
	{ fields }: Pick<MailTexts, 'fields'>,
	language: Language,
): (readonly [label: string, value: string])[] {
	const labels: Record<string, string> = fields;
	return files.map(({ field, name, size }) => {
		const point = name.lastIndexOf('.');
		const shown = `${mailName(name.slice(0, point))}${name.slice(point)}`;
		return [labels[field] ?? field, `${shown} (${writeFileSize(size, language)})`] as const;
	});
}
