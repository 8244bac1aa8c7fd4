const FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' });

/** Day in Belgium, `YYYY-MM-DD`. */
export function belgianDay(instant: Date = new Date()): string {
	return FORMAT.format(instant);
}
