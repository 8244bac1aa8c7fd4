/** `tel:` address of a telephone number as people write it, so that it can be called from abroad: a Belgian one with `+32`. */
export const telephoneAddress = (phone: string): string =>
	`tel:${phone
		.replace('(0)', '')
		.replace(/[^+\d]/g, '')
		.replace(/^00/, '+')
		.replace(/^0/, '+32')}`;
