import type { TestApi } from './test-api.ts';
import { upload } from './upload.ts';

/** A message of the first owner with a file, in the thread of a property; returns the file's id. */
export async function insertMessageFile(api: TestApi, propertyId: number): Promise<number> {
	const { db } = api.database;
	const message = await db
		.insertInto('owner_message')
		.values({
			property_id: propertyId,
			side: 'owner',
			author: 'Eigenaar',
			body: 'Zie bijlage',
			via: 'portal',
			once_key: `${propertyId}:test`,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await upload(api, '%PDF-1.4\n% a file\n%%EOF\n', { purpose: 'message', name: 'plan.pdf' });
	const file = await db
		.updateTable('upload')
		.set({ message_id: message.id })
		.where('message_id', 'is', null)
		.returning('id')
		.executeTakeFirstOrThrow();
	return file.id;
}
