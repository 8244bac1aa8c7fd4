// Sweden writes dates as ISO 8601 does, but for the T.
const format = new Intl.DateTimeFormat('sv-SE', {
	timeZone: 'Europe/Brussels',
	dateStyle: 'short',
	timeStyle: 'short',
});

/** The minute by the clocks of Belgium, YYYY-MM-DDTHH:MM. */
export const belgianMinute = (now: Date): string => format.format(now).replace(' ', 'T');
