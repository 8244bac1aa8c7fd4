import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** For a visitor who waits: a third of the work of the other, for 7 % more bytes */
const QUICK_QUALITY = 4;
/** For what is kept and asked for again; above it a percent costs ten times the work */
const KEPT_QUALITY = 6;
/** A larger window than the text is memory that is cleared for nothing */
const SMALLEST_WINDOW_BITS = 16;
const LARGEST_WINDOW_BITS = 22;
/** Most pages in one piece, so that the main thread hears of them once */
const CHUNK_BYTES = 64 * 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const refuses = (header: string, name: string) =>
	new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
const accepts = (header: string, name: string) =>
	new RegExp(`\\b${name}\\b`).test(header) && !refuses(header, name);
/** Browsers send some few headers */
const known = new LRUCache<string, Encoding>({ max: 100 });
/** Longer ones are of no browser */
const LONGEST_HEADER = 200;

function bestEncoding(header: string): Encoding {
	if (accepts(header, 'br')) return 'br';
	return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** The best encoding that a client takes. */
export function acceptedEncoding(header = ''): Encoding {
	const best = known.get(header) ?? bestEncoding(header);
	if (header.length <= LONGEST_HEADER) known.set(header, best);
	return best;
}

function brotliOf(bytes: Buffer, quality: number): Promise<Buffer> {
	const bits = Math.ceil(Math.log2(bytes.byteLength + 16));
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
		[constants.BROTLI_PARAM_LGWIN]: Math.min(LARGEST_WINDOW_BITS, Math.max(SMALLEST_WINDOW_BITS, bits)),
	};
	return brotli(bytes, { params, chunkSize: CHUNK_BYTES });
}

/** Text that is compressed once, quickly, at the first request that wants it, and better in the background when it is wanted again. */
export class EncodedBody {
	readonly identity: Buffer;
	readonly #packed = new Map<Encoding, Promise<Buffer>>();
	#isPackedWell = false;
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
		const packed = this.#packed.get(encoding);
		if (packed && encoding === 'br') this.#packWell(packed);
		return packed ?? this.#pack(encoding);
	}

	#pack(encoding: 'br' | 'gzip'): Promise<Buffer> {
		const { identity } = this;
		const packed =
			encoding === 'br' ? brotliOf(identity, QUICK_QUALITY) : gzipped(identity, { chunkSize: CHUNK_BYTES });
		this.#packed.set(encoding, packed);
		packed.then(
			({ byteLength }) => {
				this.#size += byteLength;
			},
			() => {},
		);
		return packed;
	}

	#packWell(quick: Promise<Buffer>): void {
		if (this.#isPackedWell) return;
		this.#isPackedWell = true;
		Promise.all([quick, brotliOf(this.identity, KEPT_QUALITY)]).then(
			([{ byteLength }, well]) => {
				this.#size += well.byteLength - byteLength;
				this.#packed.set('br', Promise.resolve(well));
			},
			() => {},
		);
	}
}
