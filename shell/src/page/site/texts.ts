import type { Language } from '@estate/shared-contract';
import { createI18n, SHELL_NAMESPACE } from '@estate/shared-i18n';
import { dictionaries } from '@estate/shared-i18n/dictionaries';

export type ShellText = (key: string, values?: Record<string, string | number>) => string;

const known = new Map<string, ShellText>();

/** Looks up the shell's own texts in a language; a missing one comes from the fallback language (decisions 21). */
export function textIn(language: Language, fallback: Language): ShellText {
	const name = `${language}/${fallback}`;
	let text = known.get(name);
	if (!text) {
		const resources = Object.fromEntries(
			[language, fallback].map((each) => [each, { [SHELL_NAMESPACE]: dictionaries[each] }]),
		);
		const { t } = createI18n({ language, fallback, resources });
		text = (key, values) => t(key, values ?? {});
		known.set(name, text);
	}
	return text;
}
