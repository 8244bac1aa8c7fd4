import type { BrowserTexts, Language } from '@estate/shared-contract';
import type { Text } from '@estate/shared-ui';
import { createInstance, type i18n } from 'i18next';
import { type SlotIdentity, textNamespace } from './slot-identity.ts';

export interface SlotTexts {
	i18n: i18n;
	text: Text;
}

/** An i18next instance that knows a version's texts in one language, and nothing else. */
export function createSlotTexts(
	identity: Pick<SlotIdentity, 'remote' | 'version'>,
	language: Language,
	texts: BrowserTexts,
): SlotTexts {
	const namespace = textNamespace(identity);
	const i18n = createInstance();
	void i18n.init({
		lng: language,
		fallbackLng: false,
		initAsync: false,
		resources: { [language]: { [namespace]: texts } },
		interpolation: { escapeValue: false },
	});
	const translate = i18n.getFixedT(language, namespace);
	return { i18n, text: (key, values) => translate(key, values ?? {}) };
}
