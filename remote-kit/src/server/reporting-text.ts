import type { Language, ServerReport } from '@estate/shared-contract';
import type { Text } from '@estate/shared-ui';
import { askedKey, type KeptSlotTexts } from './kept-slot-texts.ts';

/**
 * The texts of one slot, which reports each key that has no text once in a language. A page is shown all the same, with the
 * key in it; before a promotion the report is a refusal.
 */
export function reportingText(
	{ text, missing }: Pick<KeptSlotTexts, 'text' | 'missing'>,
	language: Language,
	report: (report: ServerReport) => void,
	/** What the slot has reported, `language key` */
	reported: Set<string>,
): Text {
	return (key, values) => {
		const written = text(key, values);
		if (missing.size === 0) return written;
		const asked = askedKey(key);
		const name = `${language} ${asked}`;
		if (!missing.has(asked) || reported.has(name)) return written;
		reported.add(name);
		report({ kind: 'missing-text', message: `"${asked}" has no text in ${language}.` });
		return written;
	};
}
