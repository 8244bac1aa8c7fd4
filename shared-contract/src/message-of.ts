/** What something that was thrown says: the message of an error, anything else as text. */
export const messageOf = (thrown: unknown): string =>
	thrown instanceof Error ? thrown.message : String(thrown);
