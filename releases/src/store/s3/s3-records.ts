import { recordPlace, type StoreRecords } from '../store-records.ts';
import type { S3Objects } from './s3-objects.ts';

/** `records/<kind>/<name>` */
export class S3Records implements StoreRecords {
	readonly #objects: S3Objects;

	constructor(objects: S3Objects) {
		this.#objects = objects;
	}

	create(name: string, text: string): Promise<boolean> {
		return this.#objects.create(recordPlace(name), text);
	}

	async read(name: string): Promise<string | undefined> {
		return (await this.#objects.get(recordPlace(name)))?.toString();
	}

	async list(kind: string): Promise<string[]> {
		const start = 'records/';
		return (await this.#objects.list(`${start}${kind}/`)).map(({ key }) => key.slice(start.length));
	}

	async remove(name: string): Promise<void> {
		await this.#objects.remove(recordPlace(name));
	}
}
