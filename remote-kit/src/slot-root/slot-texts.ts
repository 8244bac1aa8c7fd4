import type { BrowserTexts, Language } from '@estate/shared-contract';
import { createI18n, type I18n } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import { type SlotIdentity, textNamespace } from './slot-identity.ts';

export interface SlotTexts {
	i18n: I18n;
	text: Text;
}

/** An i18next instance that knows a version's texts in one language, and nothing else: just what the browser has. */
export function createSlotTexts(
	identity: Pick<SlotIdentity, 'remote' | 'version'>,
	language: Language,
	texts: BrowserTexts,
): SlotTexts {
	const namespace = textNamespace(identity);
	const i18n = createI18n({
		language,
		fallback: language,
		namespace,
		resources: { [language]: { [namespace]: texts } },
	});
	return { i18n, text: (key, values) => i18n.t(key, values ?? {}) };
}
