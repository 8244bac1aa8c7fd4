import type { i18n } from 'i18next';
import { SHELL_NAMESPACE } from './create-i18n.ts';

/** Looks up a text of a dictionary (`useText()` in components, `textLookup` elsewhere). Of several keys, the first that has one wins. */
export type TextLookup = (key: string | string[], values?: Record<string, string | number>) => string;

/** The texts of a namespace, for code that is no component. */
export function textLookup(i18n: i18n, namespace: string = SHELL_NAMESPACE): TextLookup {
	const t = i18n.getFixedT(null, namespace);
	return (key, values) => t(key, values ?? {});
}
