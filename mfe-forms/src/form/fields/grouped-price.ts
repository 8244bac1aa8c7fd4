import { digitsOfPrice, hasCents, type Language } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';

/** A price in groups of digits, such as `349.000`, however it was written; what is none, or has cents, stays as it is. */
export function groupedPrice(text: string, language: Language): string {
	if (hasCents(text)) return text;
	const digits = digitsOfPrice(text);
	return /^\d{1,12}$/.test(digits) ? formatNumber(Number(digits), language) : text;
}
