import type { Language } from '@estate/shared-contract';
import { createI18n, type I18n } from '@estate/shared-i18n';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { I18nextProvider } from '@estate/shared-i18n/react';
import type { ReactNode } from 'react';

/** An i18next instance with the real dictionary of a language, as the shell would provide it. */
export function testI18n(language: Language = 'nl'): I18n {
	return createI18n({
		language,
		fallback: 'nl',
		resources: { [language]: { shell: dictionaries[language] } },
	});
}

/** Surrounds a component with the texts of a language. */
export function InLanguage({ language = 'nl', children }: { language?: Language; children: ReactNode }) {
	return <I18nextProvider i18n={testI18n(language)}>{children}</I18nextProvider>;
}
