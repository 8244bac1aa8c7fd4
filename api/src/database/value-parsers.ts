/** json and jsonb */
export const JSON_TYPES: readonly number[] = [114, 3802];

/**
 * How values of both databases are read, by type id: int8 and counts as numbers (they stay far below 2^53),
 * numeric as number, dates as `YYYY-MM-DD`. Everything else as the drivers do it.
 */
export const VALUE_PARSERS: Record<number, (text: string) => unknown> = {
	20: Number,
	1700: Number,
	1082: (text) => text,
};

/** timestamptz */
const INSTANT = 1184;

/** `0001-12-31 23:00:00+00 BC` */
const BEFORE_CHRIST = /^(\d{4,})-(\S+) ([\d:.]+)([+-]\d\d) BC$/;

/** 1 BC is the year 0 of ISO 8601: a feed's `0001-01-01T00:00:00+01:00`, as programs write it for no date, lies in it. */
function readInstant(text: string): Date {
	const [, year, day, time, hours] = BEFORE_CHRIST.exec(text) ?? [];
	if (year === undefined) return new Date(text);
	const ago = Number(year) - 1;
	return new Date(`${ago === 0 ? '+' : '-'}${String(ago).padStart(6, '0')}-${day}T${time}${hours}:00`);
}

/** Those of the embedded database, whose driver reads no year before the first; that of a server does. */
export const EMBEDDED_PARSERS: typeof VALUE_PARSERS = { ...VALUE_PARSERS, [INSTANT]: readInstant };
