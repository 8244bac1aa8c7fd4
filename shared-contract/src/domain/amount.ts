/** Words and letters for a thousand and a million, in all languages of the site, as a searched sentence knows them. */
const THOUSAND = /^(k|duizend|dzd|milles?|tausend|tsd|teuro?|thousand|grand)\.?$/;
const MILLION = /^(m|mio|mln|miljoen|miljoenen|miljoentjes?|million|millions|millionen)\.?$/;
/** "350 m" are metres, "1,2 m" a million. */
const MOST_MILLIONS = 20;
/** Characters that somebody writes for an amount, and more: what is longer is none, and is gone through by no rule. */
const LONGEST = 40;
const CURRENCY = /^\s*(€|euro?s?\b)|(€|\beuro?s?|,-+)\s*$/gi;

/** The digits of an amount as people write it: `€ 350.000`, `350 000`, `350,000.00`. Anything else as it was. */
export function digitsOfAmount(text: string): string {
	if (text.length > LONGEST) return text.trim();
	const amount = text.replace(CURRENCY, '').trim();
	const whole = amount.replace(/[.,]\d{1,2}$/, '');
	return /^\d{1,3}([ .,'’\u00A0\u202F]\d{3})+$|^\d+$/.test(whole) ? whole.replace(/\D/g, '') : text.trim();
}

/** Does an amount name cents that are not zero? `350.000,50` does, `350.000,00` and `0,35 mio` do not. */
export const hasCents = (text: string): boolean =>
	text.length <= LONGEST &&
	/\d[.,](?!00?$)\d{1,2}$/.test(text.replace(CURRENCY, '').trim()) &&
	/^\d+$/.test(digitsOfAmount(text));

/** What a number before "thousand" or "million" says: `350`, `0,35`, `1.250`. */
function scaledNumber(text: string, times: number): number | undefined {
	if (/^\d{1,6}([.,]\d{1,2})?$/.test(text) || (times > 1_000 && /^\d{1,3}[.,]\d{3}$/.test(text)))
		return Number(text.replace(',', '.'));
	const digits = digitsOfAmount(text);
	return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/** The digits of a price in EUR: an amount, also in thousands or millions (`350k`, `0,35 mio`). Anything else as it was. */
export function digitsOfPrice(text: string): string {
	if (text.length > LONGEST) return text.trim();
	const amount = text.replace(CURRENCY, '').trim().toLowerCase();
	const match = /^(\d[\d.,'’\u00A0\u202F ]*)(\p{L}+\.?)$/u.exec(amount);
	if (!match) return digitsOfAmount(text);
	const [, number = '', word = ''] = match;
	const times = THOUSAND.test(word) ? 1_000 : MILLION.test(word) ? 1_000_000 : undefined;
	const value = times === undefined ? undefined : scaledNumber(number.trim(), times);
	if (times === undefined || value === undefined) return text.trim();
	return times === 1_000_000 && value > MOST_MILLIONS ? text.trim() : String(Math.round(value * times));
}
