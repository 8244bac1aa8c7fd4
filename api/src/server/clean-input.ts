import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** Characters that no text may have and that PostgreSQL refuses: NUL, and halves of a surrogate pair. */
function cleanText(text: string): string {
	return text.toWellFormed().replaceAll('\0', '');
}

/** Levels of lists and objects in a body: no endpoint reads more than a few, and each takes a call below. */
const DEEPEST = 32;

function cleanValue(value: unknown, depth = 0): unknown {
	if (typeof value === 'string') return cleanText(value);
	if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
	if (depth === DEEPEST) throw new HttpError(400, 'bad-request', 'The request is nested too deep.');
	if (Array.isArray(value)) return value.map((part) => cleanValue(part, depth + 1));
	return Object.fromEntries(
		Object.entries(value).map(([key, part]) => [cleanText(key), cleanValue(part, depth + 1)]),
	);
}

function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}

/** Refuses addresses whose percent-encoding is broken and bodies that are nested too deep, and frees all else of characters that cannot be stored. */
export function cleanInput(app: FastifyInstance): void {
	app.addHook('onRequest', async (request) => {
		if (!isDecodable(request.url))
			throw new HttpError(400, 'bad-encoding', 'The address has a broken percent-encoding.');
	});
	app.addHook('preValidation', async (request) => {
		request.body = cleanValue(request.body);
		request.query = cleanValue(request.query);
		request.params = cleanValue(request.params);
	});
}
