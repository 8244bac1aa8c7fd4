import { cleanHtml } from './clean-html.ts';
import type { ImportContext } from './import-context.ts';

/** A rich text in several languages as visitors may see it; what was taken out of it is reported. */
export function cleanTexts(
	texts: Record<string, string>,
	path: string,
	{ leaveOut }: Pick<ImportContext, 'leaveOut'>,
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(texts).map(([language, text]) => {
			const { html, removed } = cleanHtml(text);
			if (removed.length > 0)
				leaveOut(`${path}.${language}`, `Taken out, because no page may have it: ${removed.join(', ')}.`);
			return [language, html];
		}),
	);
}
