import {
	belgianDay,
	countDays,
	dayAfter,
	type OwnerReport,
	type ReportPeriod,
	seesPart,
} from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { SearchContext } from '../../server/context.ts';
import { readFigures } from '../figures/read-figures.ts';
import type { ActingOwner } from '../guests/act-as.ts';
import { nameOf } from '../guests/activity.ts';
import { asGuestSees } from '../guests/as-guest-sees.ts';
import {
	readOwnCommunications,
	readOwnFile,
	readOwnMedia,
	readOwnProperties,
	readOwnVisits,
} from '../own-properties.ts';
import { countOwnViews, readOwnStatistics } from '../own-statistics.ts';

function countTypes(types: readonly string[]): OwnerReport['communications'] {
	const counts = new Map<string, number>();
	for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
	return [...counts]
		.map(([type, count]) => ({ type, count }))
		.sort((one, other) => other.count - one.count || one.type.localeCompare(other.type));
}

/**
 * What happened around an own property in a period; undefined for a property of another. Of visits and communications a guest
 * gets what was shared: figures alone name no visitor.
 */
export async function readOwnReport(
	context: SearchContext,
	owner: ActingOwner,
	reader: Reader,
	propertyId: number,
	period: ReportPeriod,
	now: Date,
): Promise<OwnerReport | undefined> {
	const { db } = context.database;
	const ownerId = owner.id;
	const [own] = await readOwnProperties(db, ownerId, reader, propertyId);
	const views = await readOwnStatistics(db, ownerId, propertyId, period);
	const figures = await readFigures(context, owner, propertyId, period, now);
	if (!own || !views || !figures) return undefined;
	const { guest } = owner;
	const property = guest ? asGuestSees(own, nameOf(owner), guest.parts) : own;
	const { from, to } = period;
	const isWithin = (timestamp: string) => {
		const day = belgianDay(new Date(timestamp));
		return from <= day && day <= to;
	};
	const before = { from: dayAfter(from, -countDays(period)), to: dayAfter(from, -1) };
	const visits = seesPart(property, 'visits')
		? await readOwnVisits(db, ownerId, propertyId, reader.language)
		: [];
	const communications = seesPart(property, 'messages')
		? await readOwnCommunications(db, ownerId, propertyId, {
				language: reader.language,
				guestParts: guest?.parts,
			})
		: [];
	const media = await readOwnMedia(db, ownerId, propertyId);
	const { contact } = await readOwnFile(db, ownerId, reader, propertyId);
	return {
		from,
		to,
		property,
		views,
		figures,
		viewsBefore: await countOwnViews(db, ownerId, propertyId, before),
		visits: visits.filter(({ startsAt }) => isWithin(startsAt)).reverse(),
		communications: countTypes(communications.filter(({ date }) => isWithin(date)).map(({ type }) => type)),
		media: media.filter(({ since }) => belgianDay(new Date(since)) <= to),
		...(contact ? { contact } : {}),
	};
}
