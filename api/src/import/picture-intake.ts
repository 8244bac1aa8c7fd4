import type { StoredPicture } from '../content/stored-picture.ts';
import type { Db } from '../database/database.ts';
import { type TakeInOptions, takeInPicture } from '../media/index.ts';
import type { FeedPicture } from './feed/picture.schema.ts';
import { upsertRows } from './upsert-rows.ts';

/** Takes the pictures of one import in and knows since when the api has each of them. */
export interface PictureIntake {
	/** Throws with a message for people when the source is no picture */
	take(source: FeedPicture): Promise<StoredPicture>;
	/** Notes what is new, in the transaction that writes the items; once that has succeeded, call what this returns */
	save(db: Db): Promise<() => void>;
}

export async function createPictureIntake(db: Db, folders: TakeInOptions): Promise<PictureIntake> {
	const known = await db.selectFrom('picture').select(['id', 'created_at']).execute();
	const firstSeen = new Map(known.map(({ id, created_at }) => [id, created_at.toISOString()]));
	const now = new Date().toISOString();
	const fresh: { id: string; width: number; height: number; placeholder: string; created_at: string }[] = [];
	return {
		async take({ file, name, alt, kind }) {
			const { id, width, height, placeholder } = await takeInPicture(file, folders);
			const createdAt = firstSeen.get(id) ?? now;
			if (!firstSeen.has(id)) {
				firstSeen.set(id, now);
				fresh.push({ id, width, height, placeholder, created_at: now });
			}
			return {
				id,
				width,
				height,
				placeholder,
				file,
				name,
				createdAt,
				...(alt ? { alt } : {}),
				...(kind ? { kind } : {}),
			};
		},
		async save(transaction) {
			const count = fresh.length;
			await upsertRows(transaction, 'picture', ['id'], fresh);
			return () => void fresh.splice(0, count);
		},
	};
}
