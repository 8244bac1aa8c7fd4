import { belgianDay } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { OWN_SITE } from './own-site.ts';

/** Properties whose views wait to be written; more are not asked for by reading. */
const MOST_WAITING = 10_000;

/** The column's: a feed that gives a property so many views keeps no other from being counted. */
const HIGHEST_COUNT = 2_147_483_647;

interface Waiting {
	propertyId: number;
	/** Day in Belgium */
	day: string;
	count: number;
}

/** Views of properties' pages on the own site. They are gathered here and written together, however many there are. */
export class ViewCounter {
	readonly #db: Db;
	#waiting = new Map<string, Waiting>();

	constructor(db: Db) {
		this.#db = db;
	}

	count(propertyId: number, now = new Date()): void {
		this.#add({ propertyId, day: belgianDay(now), count: 1 });
	}

	/** Writes what waits, in one statement. Properties that are unknown or withdrawn count nothing. What fails waits on. */
	async write(): Promise<void> {
		if (this.#waiting.size === 0) return;
		// In one order for all api processes: two that add to the same properties never wait for each other.
		const rows = [...this.#waiting.values()].sort(
			(one, other) => one.propertyId - other.propertyId || one.day.localeCompare(other.day),
		);
		this.#waiting = new Map();
		try {
			await sql`
				insert into page_visit (property_id, day, portal, count)
				select seen."propertyId", seen.day, ${OWN_SITE}, seen.count
				from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen("propertyId" bigint, day date, count int)
				where exists (select 1 from property where id = seen."propertyId" and state <> 'withdrawn')
				order by seen."propertyId", seen.day
				on conflict (property_id, day, portal) do update
					set count = least(page_visit.count::bigint + excluded.count, ${HIGHEST_COUNT})
			`.execute(this.#db);
		} catch (error) {
			for (const row of rows) this.#add(row);
			throw error;
		}
	}

	#add({ propertyId, day, count }: Waiting): void {
		const key = `${propertyId} ${day}`;
		const known = this.#waiting.get(key);
		if (known) known.count += count;
		else if (this.#waiting.size < MOST_WAITING) this.#waiting.set(key, { propertyId, day, count });
	}
}
