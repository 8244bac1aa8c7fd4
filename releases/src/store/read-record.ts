import type { ZodType } from 'zod';
import { ReleaseError } from '../release-error.ts';
import type { StoreRecords } from './store-records.ts';

/** A record that has to be whole where it is there: nothing is allowed by a guess. Throws ReleaseError `bad-store`. */
export async function readRecord<Value>(
	records: StoreRecords,
	name: string,
	schema: ZodType<Value>,
	what: string,
): Promise<Value | undefined> {
	const text = await records.read(name);
	if (text === undefined) return undefined;
	try {
		return schema.parse(JSON.parse(text));
	} catch (cause) {
		throw new ReleaseError(
			'bad-store',
			`records/${name} is no ${what}. Restore it from a backup; it is never edited by hand.`,
			{ cause },
		);
	}
}
