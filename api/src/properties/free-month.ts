import { monthNumber } from '@estate/shared-contract';

/** Words that begin a text such as "Onmiddellijk beschikbaar". */
const NOW =
	/^(onmiddellijk|meteen|direct|nu|vrij|immédiat|immediat|de suite|libre|immediate|now|vacant|sofort|ab sofort)/i;
const MONTHS = [
	/^(jan)/,
	/^(feb|fév|fev)/,
	/^(maart|mrt|mars|march|mär)/,
	/^(apr|avr)/,
	/^(mei|mai|may)/,
	/^(juni|juin|june)/,
	/^(juli|juil|july)/,
	/^(aug|août|aout)/,
	/^(sep)/,
	/^(okt|oct)/,
	/^(nov)/,
	/^(dec|déc|dez)/,
];

const month = (year: string, number: number) =>
	number >= 1 && number <= 12 ? monthNumber(`${year}-${number}`) : undefined;

/** A month in a text: 2027-03-01, 1/3/2027, 01.03.2027, maart 2027. */
function monthIn(text: string): number | undefined {
	const iso = /\b(20\d\d)-(\d\d)/.exec(text);
	if (iso) return month(iso[1] ?? '', Number(iso[2]));
	const day = /\b\d{1,2}[/.-](\d{1,2})[/.-](20\d\d)\b/.exec(text);
	if (day) return month(day[2] ?? '', Number(day[1]));
	const named = /(\p{L}{3,})\.?\s+(20\d\d)\b/u.exec(text.toLowerCase());
	const number = MONTHS.findIndex((name) => name.test(named?.[1] ?? '')) + 1;
	return month(named?.[2] ?? '', number);
}

/**
 * The month in which a property becomes free, by what its feed says of it in words, as `monthNumber` counts; 0: it is
 * free. Null where the words say no time, such as "by agreement".
 */
export function freeMonthOfText(texts: Record<string, string> | undefined): number | null {
	for (const text of Object.values(texts ?? {})) {
		const found = monthIn(text);
		if (found !== undefined) return found;
		if (NOW.test(text.trim())) return 0;
	}
	return null;
}
