/**
 * SQLSTATE classes 21, 22 and 23: the data is at fault. So it is where it is larger than a row of an index or a vector of words
 * may be (54000). Anything else is the database's trouble and stops the import.
 */
export function isDataError(error: unknown): boolean {
	return /^(2[123]|54000$)/.test((error as { code?: string }).code ?? '');
}
