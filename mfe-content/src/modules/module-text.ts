import { type Language, type PublicText, pickText } from '@estate/shared-contract';

/** A text of a module in the reader's language; undefined when it is hidden by its public flag or empty. */
export function moduleText(text: PublicText, language: Language, fallback: Language): string | undefined {
	return text.public ? pickText(text.text, language, fallback).trim() || undefined : undefined;
}
