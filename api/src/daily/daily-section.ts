import type { Configuration } from '../configuration.ts';
import type { SiteData } from '../content/site-data.ts';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import type { MailLink } from '../mail/mail-body.ts';
import type { DailyTexts } from './daily-texts.ts';

/** What the sections are read from, and in whose words. */
export interface DailySources {
	db: Db;
	site: SiteData;
	configuration: Configuration;
	secret: string;
	reader: Reader;
	now: Date;
}

/** What waits of one sort: a line or more of words for each, and the links by which something is done about it. */
export interface DailySection {
	name: keyof DailyTexts['sections'];
	items: { words: string; links: (string | MailLink)[] }[];
}
