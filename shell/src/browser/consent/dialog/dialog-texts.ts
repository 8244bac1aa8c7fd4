import type { Dictionary } from '@estate/shared-i18n/dictionaries';
import { fetchJson } from '../../fetch-json.ts';

export type DialogTexts = Dictionary['consent'];

/** The dialog's words in the language of the page. */
export function loadTexts(href: string): Promise<DialogTexts> {
	return fetchJson<DialogTexts>(href);
}
