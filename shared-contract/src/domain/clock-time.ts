/** `9:00`, `09.30`, `9u30`, `9h`, `09:00:00` */
const WRITTEN = /^(\d\d?)(?:[:.](\d\d)(?::\d\d)?|[uh](\d\d)?)$/i;

/** A time of the day as it is kept: 00:00 to 23:59, or 24:00 for its end. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** A time of the day as HH:MM, from how people and programs write it; undefined for anything else. */
export function clockTime(text: string): string | undefined {
	const [, hours, minutes, afterLetter = '00'] = WRITTEN.exec(text.replace(/\s/g, '')) ?? [];
	if (hours === undefined) return undefined;
	const time = `${hours.padStart(2, '0')}:${minutes ?? afterLetter}`;
	return CLOCK_TIME.test(time) ? time : undefined;
}

/** Minutes since midnight of a time of the day; undefined for what is none. */
export function minutesOfDay(text: string): number | undefined {
	const [hours, minutes] = clockTime(text)?.split(':').map(Number) ?? [];
	return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}
