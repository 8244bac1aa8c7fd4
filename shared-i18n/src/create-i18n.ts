import type { Language } from '@estate/shared-contract';
import { initReactI18next } from '@estate/shared-i18n/react';
import { createInstance, type i18n, type PostProcessorModule, type Resource } from 'i18next';
import { withAreaArticles } from './format/area-articles.ts';
import { contractFrench } from './format/french-contraction.ts';

export type { i18n as I18n, Resource } from 'i18next';

/** Namespace of the shell's own texts; a remote's is `<remote>@<version>`. */
export const SHELL_NAMESPACE = 'shell';

export interface I18nSettings {
	language: Language;
	/** Language whose texts stand in for missing ones (decisions 21) */
	fallback: Language;
	/** language → namespace → texts; more can be added with `addResourceBundle` */
	resources?: Resource;
	/** Namespace that `t` looks in by default */
	namespace?: string;
}

/** Names that are put into texts, as the language writes them there. */
const namesIn = (language: Language): PostProcessorModule => ({
	type: 'postProcessor',
	name: 'names',
	process(text: string) {
		const written = withAreaArticles(text, language);
		return language === 'fr' ? contractFrench(written) : written;
	},
});

/**
 * An i18next instance of its own, ready when this returns: one per page in the browser; on the server one per version and language.
 * A key without a text, or with an empty one, takes the fallback language's.
 */
export function createI18n({
	language,
	fallback,
	resources = {},
	namespace = SHELL_NAMESPACE,
}: I18nSettings): i18n {
	const instance = createInstance();
	instance
		.use(initReactI18next)
		.use(namesIn(language))
		.init({
			lng: language,
			fallbackLng: fallback,
			resources,
			ns: [namespace],
			defaultNS: namespace,
			returnEmptyString: false,
			initAsync: false,
			interpolation: { escapeValue: false },
			postProcess: 'names',
			react: { useSuspense: false },
		});
	return instance;
}
