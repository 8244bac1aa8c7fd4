import { createHash, randomBytes } from 'node:crypto';

/** Small texts that all servers of a store share: created once, never changed. A name is `<kind>/<letters, digits, ".", "_", "-">`. */
export interface StoreRecords {
	/** False when the name is taken. */
	create(name: string, text: string): Promise<boolean>;
	read(name: string): Promise<string | undefined>;
	/** Names of a kind. */
	list(kind: string): Promise<string[]>;
	remove(name: string): Promise<void>;
}

const NAME = /^[a-z-]{1,40}\/[\w][\w.-]{0,199}$/;
const SECRET_BYTES = 32;

/** Place of a record below the root of a store. Throws an Error for what is no name: it would lead elsewhere. */
export function recordPlace(name: string): string {
	if (!NAME.test(name)) throw new Error(`"${name}" is no name of a record.`);
	return `records/${name}`;
}

/** A name for what may hold any characters, or is not to be read in a listing. */
export const recordName = (kind: string, text: string): string =>
	`${kind}/${createHash('sha256').update(text).digest('hex')}`;

/** A secret that all servers of a store know, drawn by the first one that asks. Throws where the store cannot keep it. */
export async function sharedSecret(records: StoreRecords, purpose: string): Promise<string> {
	const name = `secrets/${purpose}`;
	const known = await records.read(name);
	if (known) return known;
	const drawn = randomBytes(SECRET_BYTES).toString('base64url');
	if (await records.create(name, drawn)) return drawn;
	return (await records.read(name)) ?? drawn;
}
