/** Slot of the owners' portal that takes documents, without the remote's name, and its field with a file. */
export const DOCUMENTS_SLOT = 'documents';
export const DOCUMENT_FILE_FIELD = 'file';

/** What a document of a property is, in the file that a sale or a letting is done with. */
export const DOCUMENT_KINDS = [
	'energy',
	'soil',
	'electricity',
	'planning',
	'flood',
	'asbestos',
	'as-built',
	'co-ownership',
	'oil-tank',
	'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const isDocumentKind = (value: unknown): value is DocumentKind =>
	DOCUMENT_KINDS.includes(value as DocumentKind);

/** Days before its end from which a document counts as expiring: time enough for a new inspection. */
export const EXPIRING_DAYS = 60;
/** Most documents that owners keep of one property. */
export const MOST_DOCUMENTS = 60;
