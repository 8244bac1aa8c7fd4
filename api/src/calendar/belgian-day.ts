const FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' });

/** Day in Belgium, `YYYY-MM-DD`. */
export function belgianDay(moment: Date = new Date()): string {
	return FORMAT.format(moment);
}
