import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const CLOCK = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Europe/Brussels',
	hourCycle: 'h23',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	second: '2-digit',
});

/** What clocks in Belgium show, as if it were UTC. */
function wallClock(instant: Date): number {
	const part = Object.fromEntries(CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]));
	return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/** By hour since 1970: clocks change on the hour. Asking the platform costs a thousand times a look here. */
const offsets = new LRUCache<number, number>({ max: 10_000 });

/** How far clocks in Belgium are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: Date): number {
	const hour = Math.floor(instant.getTime() / HOUR_MS);
	const known = offsets.get(hour);
	if (known !== undefined) return known;
	const offset = wallClock(instant) - Math.floor(instant.getTime() / 1000) * 1000;
	offsets.set(hour, offset);
	return offset;
}

/** The instant at which clocks in Belgium show this day and time, summer or winter; `2026-12-01`, `10:30`. */
export function belgianInstant(day: string, time: string): Date {
	const shown = Date.parse(`${day}T${time}:00Z`);
	// Right but for the hours around a change of clocks, which the second look mends.
	const guess = new Date(shown - offsetAt(new Date(shown)));
	return new Date(shown - offsetAt(guess));
}

/** ISO 8601 with the offset that holds in Belgium at that instant. */
export function belgianIso(instant: Date): string {
	const ahead = offsetAt(instant);
	const offset = `+${String(ahead / HOUR_MS).padStart(2, '0')}:00`;
	return `${new Date(instant.getTime() + ahead).toISOString().slice(0, 19)}${offset}`;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
	return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}
