import type { TestApi } from './test-api.ts';
import { upload } from './upload.ts';

/** A document that an owner handed in for a property; returns its id. */
export async function insertDocument(api: TestApi, propertyId: number): Promise<number> {
	const { db } = api.database;
	const { id } = await db
		.insertInto('owner_document')
		.values({ property_id: propertyId, kind: 'soil', author: 'Eigenaar', once_key: crypto.randomUUID() })
		.returning('id')
		.executeTakeFirstOrThrow();
	await upload(api, '%PDF-1.4\n% a file\n%%EOF\n', { purpose: 'document', name: 'bodem.pdf' });
	await db.updateTable('upload').set({ document_id: id }).where('purpose', '=', 'document').execute();
	return id;
}
