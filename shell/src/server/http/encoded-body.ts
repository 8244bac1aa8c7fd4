import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
	brotliCompress,
	brotliDecompress,
	brotliDecompressSync,
	constants,
	gunzip,
	gunzipSync,
	gzip,
} from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

type Packing = 'br' | 'gzip';
export type Encoding = Packing | 'identity';

const PACKINGS: Packing[] = ['br', 'gzip'];

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
const unbrotli = promisify(brotliDecompress);
const gunzipped = promisify(gunzip);

/** Browsers send some few headers */
const known = new LRUCache<string, Encoding>({ max: 100 });
/** Longer ones are of no browser */
const LONGEST_HEADER = 200;

/** The best encoding that a client takes (RFC 9110, 12.5.3): of those that it likes as well the smaller one. */
export function acceptedEncoding(header = ''): Encoding {
	const best = known.get(header) ?? negotiate(header.toLowerCase(), PACKINGS) ?? 'identity';
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

/** In memory of its own size: what the compressor gives lies in a chunk, which would be kept with it. */
async function packed(bytes: Buffer, packing: Packing, quality: number): Promise<Buffer> {
	const chunk = packing === 'br' ? brotliOf(bytes, quality) : gzipped(bytes, { chunkSize: CHUNK_BYTES });
	return Buffer.from(new Uint8Array(await chunk).buffer);
}

/**
 * Text that is compressed once, quickly, at the first request that wants it, and better in the background when it is wanted
 * again. Once it is compressed it is kept so alone, in a sixth of the memory: nearly nobody takes it in another form.
 */
export class EncodedBody {
	/** Until a compressed form is there */
	#text: Buffer | undefined;
	readonly #packing = new Map<Packing, Promise<Buffer>>();
	readonly #packed = new Map<Packing, Buffer>();
	#isPackedWell = false;

	#etag: string | undefined;

	constructor(text: string) {
		this.#text = Buffer.from(text);
	}

	/** Says the same of each form: a weak tag (RFC 9110, 8.8.1). */
	get etag(): string {
		this.#etag ??= `W/"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
		return this.#etag;
	}

	/** Bytes that it holds in memory */
	get size(): number {
		const forms = [...this.#packed.values(), ...(this.#text ? [this.#text] : [])];
		return forms.reduce((total, { byteLength }) => total + byteLength, 0);
	}

	/** The text itself, unpacked in this thread where it has to be. */
	get identity(): Buffer {
		if (this.#text) return this.#text;
		const br = this.#packed.get('br');
		return br ? brotliDecompressSync(br) : gunzipSync(this.#packed.get('gzip') ?? '');
	}

	as(encoding: Encoding): Promise<Buffer> {
		if (encoding === 'identity') return this.#unpacked();
		const known = this.#packing.get(encoding);
		if (!known) return this.#pack(encoding);
		if (encoding === 'br' && this.#packed.has('br')) this.#packWell();
		return known;
	}

	async #unpacked(): Promise<Buffer> {
		if (this.#text) return this.#text;
		const br = this.#packed.get('br');
		return br ? unbrotli(br) : gunzipped(this.#packed.get('gzip') ?? '');
	}

	#pack(packing: Packing): Promise<Buffer> {
		const bytes = this.#unpacked().then((text) => packed(text, packing, QUICK_QUALITY));
		this.#packing.set(packing, bytes);
		bytes.then(
			(made) => {
				this.#packed.set(packing, made);
				this.#text = undefined;
			},
			() => {},
		);
		return bytes;
	}

	#packWell(): void {
		if (this.#isPackedWell) return;
		this.#isPackedWell = true;
		const well = this.#unpacked().then((text) => packed(text, 'br', KEPT_QUALITY));
		well.then(
			(made) => {
				this.#packed.set('br', made);
				this.#packing.set('br', well);
			},
			() => {},
		);
	}
}
