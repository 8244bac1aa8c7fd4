import type { BrowserTexts, Language } from '@estate/shared-contract';
import { keptTexts } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import { type SlotIdentity, textNamespace } from '../slot-root/slot-identity.ts';
import { createSlotTexts, type SlotTexts } from '../slot-root/slot-texts.ts';

interface TextsOfVersion extends Pick<SlotIdentity, 'remote' | 'version'> {
	texts: Record<Language, BrowserTexts>;
}

export interface KeptSlotTexts extends SlotTexts {
	/** What was asked for so far and has no text, or an empty one: visitors read the key in its place */
	missing: ReadonlySet<string>;
}

/** Keys without a text that are remembered of a version in a language: a slot may make keys of what somebody typed. */
const MOST_MISSING = 100;
const LONGEST_KEY = 200;

const kept = new WeakMap<TextsOfVersion['texts'], Map<Language, KeptSlotTexts>>();

/** The last of several keys, of which any may have the text; of a very long one its beginning. */
export const askedKey = (key: string | string[]): string =>
	(Array.isArray(key) ? (key.at(-1) ?? '') : key).slice(0, LONGEST_KEY);

function createKeptTexts(version: TextsOfVersion, language: Language): KeptSlotTexts {
	const { i18n } = createSlotTexts(version, language, version.texts[language]);
	const lookUp = keptTexts(i18n, textNamespace(version));
	const missing = new Set<string>();
	let isMissing = false;
	// Without it i18next says nothing of a key that it does not find.
	i18n.options.saveMissing = true;
	i18n.on('missingKey', () => {
		isMissing = true;
	});
	const text: Text = (key, values) => {
		isMissing = false;
		const written = lookUp(key, values);
		if (isMissing && values?.defaultValue === undefined && missing.size < MOST_MISSING)
			missing.add(askedKey(key));
		return written;
	};
	return { i18n, text, missing };
}

/** The texts of a version, of which all its slots and pages share one instance in each language: they never change. */
export function keptSlotTexts(version: TextsOfVersion, language: Language): KeptSlotTexts {
	const { texts } = version;
	const byLanguage = kept.get(texts) ?? new Map<Language, KeptSlotTexts>();
	kept.set(texts, byLanguage);
	const known = byLanguage.get(language);
	if (known) return known;
	const made = createKeptTexts(version, language);
	byLanguage.set(language, made);
	return made;
}
