import { belgianDay, type DocumentKind, MOST_DOCUMENTS, type Owner } from '@estate/shared-contract';
import { askedDocuments, lastDay } from '@estate/shared-contract/schemas';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { takeDocumentUpload } from '../../uploads/uploads.ts';
import { keyOfSent, onceKeyOf } from '../messages/write-message.ts';
import { readDocumentFacts } from './read-documents.ts';

/** A document as an owner hands it in. */
export interface GivenDocument {
	kind: DocumentKind;
	file: string;
	issuedOn?: string | undefined;
	expiresOn?: string | undefined;
	key: string;
}

const refused = (path: string, code: string) =>
	new HttpError(422, 'invalid', 'The document cannot be taken as it is.', { fields: [{ path, code }] });

/** Its last day: as the owner says, else as the rule of its kind and region has it. Throws 422 answers for days that cannot be. */
async function endOf(transaction: Tx, propertyId: number, given: GivenDocument): Promise<string | null> {
	const { kind, issuedOn, expiresOn } = given;
	if (issuedOn && issuedOn > belgianDay()) throw refused('issuedOn', 'future');
	if (issuedOn && expiresOn && expiresOn < issuedOn) throw refused('expiresOn', 'before-start');
	if (expiresOn) return expiresOn;
	const property = await readDocumentFacts(transaction, propertyId);
	if (!property?.region || !issuedOn) return null;
	const rules = askedDocuments({ region: property.region, ...property.facts });
	return (
		lastDay(
			rules.find((rule) => rule.kind === kind),
			issuedOn,
		) ?? null
	);
}

/**
 * Puts a document into the file of a property, and announces it. Sent twice it is there once. Throws 409 (`too-many`) and
 * 422 answers.
 */
export async function addDocument(
	transaction: Tx,
	owner: Owner,
	propertyId: number,
	given: GivenDocument,
): Promise<{ id: number; name?: string }> {
	// One after the other per property, so that the bound holds.
	const property = await transaction
		.selectFrom('property')
		.select('id')
		.where('id', '=', propertyId)
		.forUpdate()
		.executeTakeFirst();
	if (!property) throw notFound('property of yours');
	const { count } = await transaction
		.selectFrom('owner_document')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('property_id', '=', propertyId)
		.executeTakeFirstOrThrow();
	// Without JavaScript a file sent again is another upload.
	const { key, kind, issuedOn, expiresOn } = given;
	const onceKey = onceKeyOf(propertyId, String(owner.id), keyOfSent(key, kind, issuedOn, expiresOn));
	const earlier = await transaction
		.selectFrom('owner_document')
		.select('id')
		.where('once_key', '=', onceKey)
		.executeTakeFirst();
	if (earlier) return earlier;
	if (Number(count) >= MOST_DOCUMENTS)
		throw new HttpError(409, 'too-many', 'No more documents are kept of a property.');
	const { id } = await transaction
		.insertInto('owner_document')
		.values({
			property_id: propertyId,
			kind: given.kind,
			owner_id: owner.id,
			author: `${owner.firstName} ${owner.lastName}`.trim(),
			issued_on: given.issuedOn ?? null,
			expires_on: await endOf(transaction, propertyId, given),
			once_key: onceKey,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const file = await takeDocumentUpload(transaction, given.file, id);
	if (!file) throw refused('file', 'invalid');
	await announce(transaction, {
		type: 'estate.document.added',
		subject: `property/${propertyId}`,
		data: { propertyId, documentId: id, kind: given.kind },
	});
	return { id, name: file.name };
}
