import type { Language } from '@estate/shared-contract';
import { useTranslation } from '@estate/shared-i18n/react';
import { createContext, useContext } from 'react';

/** i18next namespace that holds the texts of the root: `shell`, or `<remote>@<version>`. Each carries the `ui` section. */
export const TextNamespaceContext = createContext('shell');

/** Looks up a text. Of several keys, the first that has one wins. */
export type Text = (key: string | string[], values?: Record<string, string | number>) => string;

/** Looks texts up in the dictionary of the surrounding root. Keys of shared components start with `ui.`. */
export function useText(): Text {
	const namespace = useContext(TextNamespaceContext);
	const { t } = useTranslation(namespace);
	return (key, values) => t(key, values ?? {});
}

/** The page's language, for formats. */
export function useLanguage(): Language {
	const { i18n } = useTranslation(useContext(TextNamespaceContext));
	return i18n.language as Language;
}
