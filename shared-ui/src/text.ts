import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** i18next namespace that holds the texts of the root: `shell`, or `<remote>@<version>`. Each carries the `ui` section. */
export const TextNamespaceContext = createContext('shell');

export type Text = (key: string, values?: Record<string, string | number>) => string;

/** Looks texts up in the dictionary of the surrounding root. Keys of shared components start with `ui.`. */
export function useText(): Text {
	const namespace = useContext(TextNamespaceContext);
	const { t } = useTranslation(namespace);
	return (key, values) => t(key, values ?? {});
}
