import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** Characters that no text may have and that PostgreSQL refuses: NUL, and halves of a surrogate pair. */
function cleanText(text: string): string {
	return text.toWellFormed().replaceAll('\0', '');
}

function cleanValue(value: unknown): unknown {
	if (typeof value === 'string') return cleanText(value);
	if (Buffer.isBuffer(value)) return value;
	if (Array.isArray(value)) return value.map(cleanValue);
	if (typeof value === 'object' && value !== null)
		return Object.fromEntries(Object.entries(value).map(([key, part]) => [cleanText(key), cleanValue(part)]));
	return value;
}

function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}

/** Refuses addresses whose percent-encoding is broken, and frees all else of characters that cannot be stored. */
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
