const TIME_ZONE = 'Europe/Brussels';

/** Sweden writes dates and times as ISO 8601 does, but for the `T`. */
const MINUTE = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
	timeZone: TIME_ZONE,
	dateStyle: 'short',
	timeStyle: 'short',
});
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Day in Belgium, `YYYY-MM-DD`. */
export function belgianDay(instant: Date = new Date()): string {
	return DAY.format(instant);
}

/** Minute by the clocks of Belgium, `YYYY-MM-DDTHH:MM`. */
export const belgianMinute = (instant: Date = new Date()): string => MINUTE.format(instant).replace(' ', 'T');
