import path from 'node:path';
import type { Db } from '../database/database.ts';
import type { StoredDocument } from '../properties/stored-property.ts';
import { readToken, signToken } from '../server/installation-secret.ts';

const PURPOSE = 'document';
/** Days for which the link of a mail leads to the document. */
export const LINK_DAYS = 14;
const DAY_SECONDS = 86_400;

/** Files of documents are named by their hash. */
const hashOf = ({ file }: StoredDocument) => path.parse(file).name;

/** A link's token for one document of a property, good for two weeks. */
export function documentToken(
	secret: string,
	propertyId: number,
	document: StoredDocument,
	now = Date.now(),
): string {
	const expires = Math.floor(now / 1000) + LINK_DAYS * DAY_SECONDS;
	return signToken({ secret, purpose: PURPOSE, content: `${propertyId}-${hashOf(document)}-${expires}` });
}

/** The document that a token was signed for: `over` after its time, undefined when there is none (any more). */
export async function readLinkedDocument(
	db: Db,
	secret: string,
	token: string,
	now = Date.now(),
): Promise<StoredDocument | 'over' | undefined> {
	const [propertyId, hash, expires] = readToken({ secret, purpose: PURPOSE, token })?.split('-') ?? [];
	if (!propertyId || !hash) return undefined;
	if (Number(expires) * 1000 < now) return 'over';
	const property = await db
		.selectFrom('property')
		.select('detail')
		.where('id', '=', Number(propertyId))
		.where('state', '<>', 'withdrawn')
		.executeTakeFirst();
	return property?.detail.documents.find((document) => hashOf(document) === hash);
}
