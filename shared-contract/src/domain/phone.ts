/**
 * Groups a Belgian phone number: 10 digits 4-2-2-2, 9 digits 3-2-2-2, else unchanged (website.md §5, decisions 32). Spaces,
 * dots, slashes and hyphens between the digits do not count as digits.
 */
export function formatPhone(value: string): string {
	if (!/^[\d\s./()-]+$/.test(value)) return value;
	const digits = value.replace(/\D/g, '');
	if (digits.length === 10) return digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
	if (digits.length === 9) return digits.replace(/^(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
	return value;
}

/** Could anybody be called at this? Digits as many as numbers of any country have (E.164: at most 15), apart in any way. */
export function isPhone(value: string): boolean {
	const digits = value.replace(/\D/g, '').length;
	return /^\+?[\d\s./()-]+$/.test(value) && digits >= 8 && digits <= 15;
}
