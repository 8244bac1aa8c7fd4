/** SQLSTATE classes 21, 22 and 23: the data is at fault. Anything else is the database's trouble and stops the import. */
export function isDataError(error: unknown): boolean {
	return /^2[123]/.test((error as { code?: string }).code ?? '');
}
