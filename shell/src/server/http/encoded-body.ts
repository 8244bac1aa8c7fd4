import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI_QUALITY = 5;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The best encoding that a client takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
	const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header ?? '');
	const accepts = (name: string) => new RegExp(`\\b${name}\\b`).test(header ?? '') && !refused(name);
	if (accepts('br')) return 'br';
	return accepts('gzip') ? 'gzip' : 'identity';
}

/** Text that is compressed once, at the first request that wants it, and kept so. */
export class EncodedBody {
	readonly identity: Buffer;
	readonly #packed = new Map<Encoding, Promise<Buffer>>();
	#size: number;

	constructor(text: string) {
		this.identity = Buffer.from(text);
		this.#size = this.identity.byteLength;
	}

	/** Bytes that it holds in memory, compressed forms included */
	get size(): number {
		return this.#size;
	}

	as(encoding: Encoding): Promise<Buffer> {
		if (encoding === 'identity') return Promise.resolve(this.identity);
		let packed = this.#packed.get(encoding);
		if (!packed) {
			packed = this.#pack(encoding);
			this.#packed.set(encoding, packed);
		}
		return packed;
	}

	async #pack(encoding: Encoding): Promise<Buffer> {
		const params = {
			[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: this.identity.byteLength,
		};
		const bytes = encoding === 'br' ? await brotli(this.identity, { params }) : await gzipped(this.identity);
		this.#size += bytes.byteLength;
		return bytes;
	}
}
