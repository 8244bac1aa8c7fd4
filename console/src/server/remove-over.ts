import type { StoreRecords } from '@estate/releases';

/** So many are looked at whenever one more is written */
const MOST_TIDIED = 100;

/** Removes records of a kind that are over: each is the time of that, in milliseconds since 1970. */
export async function removeOver(records: StoreRecords, kind: string): Promise<void> {
	for (const name of (await records.list(kind)).slice(0, MOST_TIDIED))
		if (Number(await records.read(name)) < Date.now()) await records.remove(name);
}
