import type { Language } from '@estate/shared-contract';
import { createI18n, type I18n, keptTexts, SHELL_NAMESPACE } from '@estate/shared-i18n';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { I18nextProvider } from '@estate/shared-i18n/react';
import { type RootTexts, RootTextsContext, TextNamespaceContext } from '@estate/shared-ui';
import type { ReactNode } from 'react';

interface Texts {
	i18n: I18n;
	useTexts: () => RootTexts;
}

const known = new Map<string, Texts>();

function textsIn(language: Language, fallback: Language): Texts {
	const name = `${language}/${fallback}`;
	let texts = known.get(name);
	if (!texts) {
		const resources = Object.fromEntries(
			[language, fallback].map((each) => [each, { [SHELL_NAMESPACE]: dictionaries[each] }]),
		);
		const i18n = createI18n({ language, fallback, resources });
		const root = { text: keptTexts(i18n), language };
		texts = { i18n, useTexts: () => root };
		known.set(name, texts);
	}
	return texts;
}

interface FrameTextsProps {
	language: Language;
	/** Language whose texts stand in for missing ones */
	fallback: Language;
	children: ReactNode;
}

/** Gives what is inside the shell's own texts, on the server. */
export function FrameTexts({ language, fallback, children }: FrameTextsProps) {
	const { i18n, useTexts } = textsIn(language, fallback);
	return (
		<I18nextProvider i18n={i18n}>
			<RootTextsContext value={useTexts}>
				<TextNamespaceContext value={SHELL_NAMESPACE}>{children}</TextNamespaceContext>
			</RootTextsContext>
		</I18nextProvider>
	);
}
