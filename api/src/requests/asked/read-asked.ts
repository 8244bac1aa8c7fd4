import { type AskedRequest, DISCREET_SALE, OTHER_TIME, withoutBadge } from '@estate/shared-contract';
import { isOnline, publishedPlace } from '../../appointments/visit-place.ts';
import { readVisited } from '../../appointments/visited.ts';
import { belgianInstant, belgianIso } from '../../calendar/belgian-time.ts';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { isCalendarDay, isLocalMinute } from '../../mail/formats.ts';
import { isApplication } from '../is-application.ts';
import { titleOfSubject } from '../request-subject.ts';
import { textOf } from '../taken-request.ts';
import type { ReadAskedToken } from './asked-token.ts';
import { type AskedRow, readPretended } from './pretended.ts';

interface Row extends AskedRow {
	/** None of a robot's: it was not kept, so it has no visit */
	id?: number;
}

/** What it is about, as far as its address may be known; of a valuation the address that was typed. */
async function aboutOf(db: Db, row: Row, reader: Reader): Promise<Pick<AskedRequest, 'about' | 'byAgent'>> {
	const { kind, property_id, project_id, fields } = row;
	if (kind === 'contact-demand') {
		const street = textOf(fields, 'valuationAddress');
		if (!street) return {};
		return { about: { title: '', place: `${street}, ${textOf(fields, 'zip')} ${textOf(fields, 'city')}` } };
	}
	const subject = await readVisited(db, { property_id, project_id });
	if (!subject) return {};
	const isDiscreet = subject.kind === 'property' && subject.summary.Marquee === DISCREET_SALE;
	return {
		about: {
			title: withoutBadge(titleOfSubject(subject, reader)),
			place: publishedPlace(subject, reader).place,
		},
		...(kind === 'request-documents' && isDiscreet ? { byAgent: true } : {}),
	};
}

/** Its visit, or the period that was asked for. */
async function visitOf(db: Db, { id, fields }: Row): Promise<Pick<AskedRequest, 'visit' | 'period'>> {
	const visit =
		id === undefined
			? undefined
			: await db
					.selectFrom('appointment')
					.select(['starts_at', 'ends_at'])
					.where('request_id', '=', id)
					.where('status', '<>', 'cancelled')
					.executeTakeFirst();
	if (visit) {
		const { starts_at, ends_at } = visit;
		const online = isOnline(fields) ? { isOnline: true as const } : {};
		return { visit: { startsAt: belgianIso(starts_at), endsAt: belgianIso(ends_at), ...online } };
	}
	const [from, to] = [textOf(fields, 'startDate'), textOf(fields, 'endDate')];
	const isPeriod = textOf(fields, 'slot') === OTHER_TIME && isCalendarDay(from) && isCalendarDay(to);
	return isPeriod ? { period: { from, to } } : {};
}

/** Amount and hour of an offer. */
function offerOf({ fields }: Row): Pick<AskedRequest, 'amount' | 'validUntil'> {
	const until = textOf(fields, 'validUntil');
	return {
		...(typeof fields.amount === 'number' ? { amount: fields.amount } : {}),
		...(isLocalMinute(until)
			? { validUntil: belgianIso(belgianInstant(until.slice(0, 10), until.slice(11))) }
			: {}),
	};
}

/** What a thank-you page repeats: facts and no words that were typed, but the address of a property to value. */
const askedOf = async (db: Db, row: Row, reader: Reader): Promise<AskedRequest> => ({
	kind: row.kind,
	...(await aboutOf(db, row, reader)),
	...(await visitOf(db, row)),
	...offerOf(row),
	...(isApplication(row) ? { isApplication: true } : {}),
});

/**
 * What a request asked for, for its thank-you page; of a robot's what its token says, as if it were kept. Undefined when it
 * is not there (any more).
 */
export async function readAsked(
	db: Db,
	{ reference, pretended }: ReadAskedToken,
	reader: Reader,
): Promise<AskedRequest | undefined> {
	if (pretended !== undefined) {
		const row = readPretended(pretended);
		return row && askedOf(db, row, reader);
	}
	const found = await db
		.selectFrom('request')
		.select(['id', 'kind', 'property_id', 'project_id', 'fields'])
		.where('reference', '=', reference)
		.executeTakeFirst();
	return found && askedOf(db, found as Row, reader);
}
