import type { Language } from '@estate/shared-contract';
import { createI18n, type I18n, SHELL_NAMESPACE } from '@estate/shared-i18n';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { I18nextProvider } from '@estate/shared-i18n/react';
import { TextNamespaceContext } from '@estate/shared-ui';
import type { ReactNode } from 'react';

const known = new Map<string, I18n>();

function instance(language: Language, fallback: Language): I18n {
	const name = `${language}/${fallback}`;
	let i18n = known.get(name);
	if (!i18n) {
		const resources = Object.fromEntries(
			[language, fallback].map((each) => [each, { [SHELL_NAMESPACE]: dictionaries[each] }]),
		);
		i18n = createI18n({ language, fallback, resources });
		known.set(name, i18n);
	}
	return i18n;
}

interface FrameTextsProps {
	language: Language;
	/** Language whose texts stand in for missing ones */
	fallback: Language;
	children: ReactNode;
}

/** Gives what is inside the shell's own texts, on the server. */
export function FrameTexts({ language, fallback, children }: FrameTextsProps) {
	return (
		<I18nextProvider i18n={instance(language, fallback)}>
			<TextNamespaceContext value={SHELL_NAMESPACE}>{children}</TextNamespaceContext>
		</I18nextProvider>
	);
}
