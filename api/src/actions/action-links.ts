import type { Language } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import type { MailLink } from '../mail/mail-body.ts';
import { siteLink } from '../mail/site-links.ts';
import { ACTION_TEXTS, type ActionName } from './action-texts.ts';
import { actionToken } from './action-token.ts';

export interface ActionSender {
	site: SiteData;
	configuration: Configuration;
	secret: string;
	/** Of the mail */
	language: Language;
}

/** Links of a mail to the agency, each of which opens a page that does one thing to the target, once, within 14 days. */
export function actionLinks(
	{ site, configuration, secret, language }: ActionSender,
	names: readonly ActionName[],
	target: string,
): (string | MailLink)[] {
	const { links, actions } = ACTION_TEXTS[language];
	return [
		links.intro,
		...names.map((name) => ({
			text: actions[name].link,
			url: siteLink(
				configuration.SITE_URL,
				site,
				language,
				'agencyAction',
				actionToken(secret, { name, target }),
			),
		})),
	];
}
