// Sweden writes dates as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** The day in Belgium, YYYY-MM-DD. */
export const belgianDay = (now: Date): string => format.format(now);
