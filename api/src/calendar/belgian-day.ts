/** Sweden writes dates and times as ISO 8601 does, but for the `T`. */
const MINUTE = new Intl.DateTimeFormat('sv-SE', {
	timeZone: 'Europe/Brussels',
	dateStyle: 'short',
	timeStyle: 'short',
});
const FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' });

/** Day in Belgium, `YYYY-MM-DD`. */
export function belgianDay(instant: Date = new Date()): string {
	return FORMAT.format(instant);
}

/** Minute by the clocks of Belgium, `YYYY-MM-DDTHH:MM`. */
export const belgianMinute = (instant: Date = new Date()): string => MINUTE.format(instant).replace(' ', 'T');
