import { z } from 'zod';
import { DOCUMENT_KINDS } from '../domain/documents/document-kinds.ts';
import { REGIONS } from '../domain/regions.ts';

/** A document in the file of an own property. */
export const ownerDocumentSchema = z.object({
	/** Of what was handed in: its number; of the agency's: the document's own name */
	id: z.string(),
	name: z.string(),
	kind: z.enum(DOCUMENT_KINDS),
	/** Handed in by an owner; else from the agency */
	isAdded: z.boolean(),
	/** Who handed it in, and when (ISO 8601) */
	author: z.string().optional(),
	addedAt: z.string().optional(),
	/** Bytes */
	size: z.int().optional(),
	/** Days, YYYY-MM-DD */
	issuedOn: z.string().optional(),
	expiresOn: z.string().optional(),
	state: z.enum(['good', 'expiring', 'expired']),
	/** Address at the api */
	href: z.string(),
});

/** A document that is asked for, and whether it is there. */
export const askedDocumentSchema = z.object({
	kind: z.enum(DOCUMENT_KINDS),
	source: z.string(),
	isConditional: z.boolean(),
	validYears: z.int().optional(),
	since: z.string().optional(),
	state: z.enum(['lacking', 'good', 'expiring', 'expired']),
	documents: z.array(ownerDocumentSchema),
});

/** The file of a property. */
export const propertyDocumentsSchema = z.object({
	/** Undefined: not in Belgium, where no rules are known */
	region: z.enum(REGIONS).optional(),
	isLetting: z.boolean(),
	/** Day by which the rules were gone through */
	asOf: z.string(),
	asked: z.array(askedDocumentSchema),
	/** What nothing asks for */
	further: z.array(ownerDocumentSchema),
});

export type PropertyDocuments = z.infer<typeof propertyDocumentsSchema>;
export type OwnerDocument = z.infer<typeof ownerDocumentSchema>;
export type AskedDocument = z.infer<typeof askedDocumentSchema>;
