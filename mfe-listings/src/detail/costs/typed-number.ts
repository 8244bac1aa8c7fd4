/** What a visitor typed, as a number: `52.000`, `52 000`, `3,25` and `3.25` are understood; undefined for anything else. */
export function typedNumber(typed: string): number | undefined {
	const plain = typed.replace(/[\s€%\u00a0]/g, '').replace(/[.](?=\d{3}(?:\D|$))/g, '');
	return /^\d{1,9}([.,]\d{0,4})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** The typed number where it lies within its bounds. */
export function typedWithin(typed: string, { min, max }: { min: number; max: number }): number | undefined {
	const value = typedNumber(typed);
	return value !== undefined && value >= min && value <= max ? value : undefined;
}
