import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Upload, UploadPurpose } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { MailAttachment } from '../mail/outbox-message.ts';
import { writePrivate } from '../media/media-files.ts';
import { noteFilesToRemove, removeNotedFiles } from '../privacy/files-to-remove.ts';
import { hashOfToken } from '../server/secret-token.ts';
import type { Piece } from '../server/turns.ts';
import { acceptFile } from './upload-kinds.ts';

/** Below DATA_DIR: no address leads there. */
const FOLDER = 'uploads';
const LONGEST_NAME = 120;

/** The visitor's name of a file, with the extension of what it really is. */
function fileName(name: string, extension: string): string {
	const base = path
		.basename(name.replaceAll('\\', '/'))
		.replace(/\.[^.]*$/, '')
		.replace(/[^\p{L}\p{N}_.-]+/gu, ' ')
		.trim()
		.slice(0, LONGEST_NAME)
		.toWellFormed();
	return `${base || 'file'}.${extension}`;
}

/** Keeps a file that a visitor hands in. Its token is answered once and stored nowhere. */
export async function keepUpload(
	db: Db,
	dataDir: string,
	{ bytes, purpose, name, sender }: { bytes: Buffer; purpose: UploadPurpose; name: string; sender?: Piece },
): Promise<Upload> {
	const accepted = await acceptFile(bytes, purpose, sender);
	const token = randomBytes(24).toString('base64url');
	const file = path.posix.join(FOLDER, `${randomBytes(16).toString('hex')}.${accepted.extension}`);
	const kept = fileName(name, accepted.extension);
	await writePrivate(path.join(dataDir, file), accepted.bytes);
	await db
		.insertInto('upload')
		.values({
			token_hash: hashOfToken(token),
			purpose,
			file,
			name: kept,
			media_type: accepted.mediaType,
			size: accepted.bytes.length,
		})
		.execute();
	return { token, name: kept, size: accepted.bytes.length };
}

/** A file that a request took. */
export interface TakenUpload extends Required<Pick<MailAttachment, 'name' | 'mediaType' | 'file'>> {
	/** Bytes */
	size: number;
}

/** Gives a waiting file to a request; undefined when there is none of this token and purpose. */
export async function takeUpload(
	transaction: Tx,
	token: string,
	purpose: UploadPurpose,
	requestId: number,
): Promise<TakenUpload | undefined> {
	const row = await transaction
		.updateTable('upload')
		.set({ request_id: requestId })
		.where('token_hash', '=', hashOfToken(token))
		.where('purpose', '=', purpose)
		.where('request_id', 'is', null)
		.returning(['name', 'media_type', 'file', 'size'])
		.executeTakeFirst();
	return row && { name: row.name, mediaType: row.media_type, file: row.file, size: row.size };
}

/** The same for what owners hand in: a file of a message, or a document of a property. */
const takeOf =
	(purpose: UploadPurpose, column: 'message_id' | 'document_id') =>
	async (transaction: Tx, token: string, id: number): Promise<TakenUpload | undefined> => {
		const row = await transaction
			.updateTable('upload')
			.set({ [column]: id })
			.where('token_hash', '=', hashOfToken(token))
			.where('purpose', '=', purpose)
			.where(column, 'is', null)
			.returning(['name', 'media_type', 'file', 'size'])
			.executeTakeFirst();
		return row && { name: row.name, mediaType: row.media_type, file: row.file, size: row.size };
	};
export const takeMessageUpload = takeOf('message', 'message_id');
export const takeDocumentUpload = takeOf('document', 'document_id');

/** Removes files that nothing took within an hour: who still fills the form in is asked for the file again. */
export async function sweepUploads(db: Db, dataDir: string): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		const rows = await transaction
			.deleteFrom('upload')
			.where('request_id', 'is', null)
			.where('message_id', 'is', null)
			.where('document_id', 'is', null)
			.where(sql<boolean>`created_at < now() - interval '1 hour'`)
			.returning('file')
			.execute();
		await noteFilesToRemove(
			transaction,
			rows.map(({ file }) => file),
		);
	});
	await removeNotedFiles(db, dataDir);
}
