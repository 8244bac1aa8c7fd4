import type { Language } from '@estate/shared-contract';
import type { Db } from '../../../database/database.ts';
import { writeLabelled, writeNumber } from '../../../mail/formats.ts';
import { fillIn } from '../../../mail/mail-text.ts';
import { readFunnel } from '../../figures/funnel.ts';
import { countOwnViews } from '../../own-statistics.ts';
import { OWNER_TEXTS } from '../../owner-texts.ts';
import type { DigestPeriod } from './digest-period.ts';

/** Properties of one owner in a mail: figures of more are on the pages. */
const MOST_PROPERTIES = 20;

/** Own properties that are still to be had: of others nobody asks for figures. */
export async function readOffered(db: Db, ownerId: number): Promise<number[]> {
	const rows = await db
		.selectFrom('owner_property')
		.innerJoin('property', 'property.id', 'owner_property.property_id')
		.select('property.id')
		.where('owner_id', '=', ownerId)
		.where('state', 'in', ['available', 'option'])
		.orderBy('property.id')
		.limit(MOST_PROPERTIES)
		.execute();
	return rows.map(({ id }) => id);
}

interface AskedFigures {
	ownerId: number;
	propertyId: number;
	period: DigestPeriod;
	/** After so many requests are removed (REQUEST_MONTHS) */
	months: number;
	language: Language;
}

/** Views, requests, visits and offers of a property in the period, a line each; none where nothing happened. */
export async function figureLines(
	db: Db,
	{ ownerId, propertyId, period, months, language }: AskedFigures,
): Promise<string[]> {
	const { labels, before } = OWNER_TEXTS[language].notifications.figures;
	const views = await countOwnViews(db, ownerId, propertyId, period.figures);
	const viewsBefore = await countOwnViews(db, ownerId, propertyId, period.before);
	const funnel = await readFunnel(db, propertyId, period.figures, { views, months, now: period.until });
	const { requests = 0, visits, offers = 0 } = funnel;
	if (views + viewsBefore + requests + visits + offers === 0) return [];
	const line = (name: keyof typeof labels, value: string) => writeLabelled(labels[name], value, language);
	const number = (value: number) => writeNumber(value, language);
	const former = fillIn(period.days === 1 ? before.daily : before.weekly, { count: number(viewsBefore) });
	return [
		line('views', `${number(views)} (${former})`),
		line('requests', number(requests)),
		line('visits', number(visits)),
		line('offers', number(offers)),
	];
}
