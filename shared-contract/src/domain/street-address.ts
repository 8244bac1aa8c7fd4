const NUMBERED = /^(.+?),?\s+(\d{1,4}\s?[a-z]?)$/i;

/** The name and the house number of "Kerkstraat 12"; without a number at its end the whole is the name, and the number ''. */
export function splitHouseNumber(street: string): { name: string; houseNumber: string } {
	const [, name = street, houseNumber = ''] = NUMBERED.exec(street) ?? [];
	return { name, houseNumber };
}
