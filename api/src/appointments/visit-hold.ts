import type { RequestReceipt } from '@estate/shared-contract';
import { belgianIso } from '../calendar/belgian-time.ts';
import type { Db } from '../database/database.ts';

const MINUTE_MS = 60_000;
/** Minutes for a visitor to read the mail and confirm */
const HOLD_MINUTES = 20;

export const holdEnd = (now = Date.now()): Date => new Date(now + HOLD_MINUTES * MINUTE_MS);

/** When a visit was booked at the earliest whose visitor still has time to confirm. */
export const holdStart = (now = Date.now()): Date => new Date(now - HOLD_MINUTES * MINUTE_MS);

/** A visit that waits to be confirmed, and until when it keeps its time, if it does. */
export interface VisitHold {
	until: Date | undefined;
}

/** The visit of a request that waits to be confirmed; undefined where there is none (any more). */
export async function readHold(db: Db, requestId: number): Promise<VisitHold | undefined> {
	const row = await db
		.selectFrom('appointment')
		.select('held_until')
		.where('request_id', '=', requestId)
		.where('status', '=', 'held')
		.executeTakeFirst();
	return row && { until: row.held_until ?? undefined };
}

export const asReceiptHold = ({ until }: VisitHold): NonNullable<RequestReceipt['hold']> =>
	until ? { until: belgianIso(until) } : {};
