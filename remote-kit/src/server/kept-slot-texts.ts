import type { BrowserTexts, Language } from '@estate/shared-contract';
import { keptTexts } from '@estate/shared-i18n';
import { type SlotIdentity, textNamespace } from '../slot-root/slot-identity.ts';
import { createSlotTexts, type SlotTexts } from '../slot-root/slot-texts.ts';

interface TextsOfVersion extends Pick<SlotIdentity, 'remote' | 'version'> {
	texts: Record<Language, BrowserTexts>;
}

const kept = new WeakMap<TextsOfVersion['texts'], Map<Language, SlotTexts>>();

/** The texts of a version, of which all its slots and pages share one instance in each language: they never change. */
export function keptSlotTexts(version: TextsOfVersion, language: Language): SlotTexts {
	const { texts } = version;
	const byLanguage = kept.get(texts) ?? new Map<Language, SlotTexts>();
	kept.set(texts, byLanguage);
	const known = byLanguage.get(language);
	if (known) return known;
	const { i18n } = createSlotTexts(version, language, texts[language]);
	const made = { i18n, text: keptTexts(i18n, textNamespace(version)) };
	byLanguage.set(language, made);
	return made;
}
