import { configuredTags, type Language, type TagIds } from '@estate/shared-contract';
import type { ShellAssets } from '../server/shell-assets.ts';
import type { SiteState } from '../site/site-state.ts';

/** What the dialog is made of; all are addresses. */
export interface DialogFiles {
	script: string;
	style: string;
	texts: string;
	/** The page about cookies, where the site has one */
	policy?: string;
}

/** What the boot script knows of consent. */
export interface ConsentFiles {
	dialog: DialogFiles;
	/** Only where the site has configured any */
	tags?: { script: string; ids: TagIds };
}

/** Original path of the page about cookies. */
export const COOKIE_POLICY = '/cookie-policy/';

/**
 * Addresses for the boot script, in the page's language. A private page has no tags: its address may be a mailed link,
 * and what an owner does is nobody's business.
 */
export function consentFiles(
	{ dialog, style, texts, tags }: ShellAssets['consent'],
	{ site, table }: SiteState,
	{ language, isPrivate }: { language: Language; isPrivate: boolean },
): ConsentFiles {
	const policy = table.localize(COOKIE_POLICY, language);
	const ids = isPrivate ? {} : configuredTags(site.configuration.analytics);
	return {
		dialog: {
			script: dialog.href,
			style: style.href,
			texts: texts[language]?.href ?? '',
			...(policy === '/' ? {} : { policy }),
		},
		...(Object.keys(ids).length > 0 ? { tags: { script: tags.href, ids } } : {}),
	};
}
