import type { Language } from '@estate/shared-contract';
import { useTranslation } from '@estate/shared-i18n/react';
import { createContext, useContext } from 'react';

/** i18next namespace that holds the texts of the root: `shell`, or `<remote>@<version>`. Each carries the `ui` section. */
export const TextNamespaceContext = createContext('shell');

/** Looks up a text. Of several keys, the first that has one wins. */
export type Text = (key: string | string[], values?: Record<string, string | number>) => string;

/** Texts of a root, and the language that they are in. */
export interface RootTexts {
	text: Text;
	language: Language;
}

/** The texts of i18next as they are now: in a page they may still come, or change. */
function useLiveTexts(): RootTexts {
	const { t, i18n } = useTranslation(useContext(TextNamespaceContext));
	return { text: (key, values) => t(key, values ?? {}), language: i18n.language as Language };
}

/** A hook, the same for all of a root's life. Who renders a root once gives one that does not listen to changes. */
export const RootTextsContext = createContext<() => RootTexts>(useLiveTexts);

function useRootTexts(): RootTexts {
	const useTexts = useContext(RootTextsContext);
	return useTexts();
}

/** Looks texts up in the dictionary of the surrounding root. Keys of shared components start with `ui.`. */
export function useText(): Text {
	return useRootTexts().text;
}

/** The page's language, for formats. */
export function useLanguage(): Language {
	return useRootTexts().language;
}
